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

// Cool greys in steps that distinguish ground, surface and what is raised.
const dark: MantineColorsTuple = [
  '#e4e6ec',
  '#c5c9d3',
  '#a3a9b6',
  '#7d8390',
  '#3b4150',
  '#2e333f',
  '#222631',
  '#191c24',
  '#15171e',
  '#12141a',
]

/** One accent, one face, 14 px base, 36 px controls, room by steps of four pixels. Colours are in tokens.css. */
export const theme = createTheme({
  primaryColor: 'indigo',
  primaryShade: { light: 6, dark: 5 },
  colors: { indigo, dark },
  fontFamily: '"IBM Plex Sans", "Plex Sans Fallback", "Plex Sans Wide Fallback", sans-serif',
  fontFamilyMonospace: '"IBM Plex Mono", "Plex Mono Fallback", ui-monospace, "Courier New", monospace',
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '20px' },
  lineHeights: { xs: '16px', sm: '18px', md: '20px', lg: '24px', xl: '28px' },
  spacing: { xs: '4px', sm: '8px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '8px', xl: '8px' },
  defaultRadius: 'sm',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    // Round corners make a small box look like a choice of one.
    Checkbox: { defaultProps: { radius: 'xs' } },
    Input: { classNames: { wrapper: classes.field } },
    InputWrapper: { classNames: { label: classes.label } },
    Modal: { classNames: { title: classes.title } },
    Drawer: { classNames: { title: classes.title } },
  },
})
