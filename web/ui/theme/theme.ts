import { createTheme, type MantineColorsTuple } from '@mantine/core'
import classes from './theme.module.css'

// Its seventh shade is the accent: 5.9:1 on white.
const indigo: MantineColorsTuple = [
  '#eef0ff',
  '#dcdffb',
  '#b6bbf2',
  '#8e96ea',
  '#6d76e3',
  '#5862df',
  '#4b53d6',
  '#3f47be',
  '#373fab',
  '#2c3497',
]

/** One accent, the system's type, 14 px base, 36 px controls. */
export const theme = createTheme({
  primaryColor: 'indigo',
  primaryShade: { light: 6, dark: 5 },
  colors: { indigo },
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace',
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '18px' },
  spacing: { xs: '6px', sm: '10px', md: '16px', lg: '24px', xl: '32px' },
  defaultRadius: 'sm',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Input: { classNames: { wrapper: classes.field } },
    InputWrapper: { classNames: { label: classes.label } },
    Modal: { classNames: { title: classes.title } },
    Drawer: { classNames: { title: classes.title } },
  },
})
