import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'
import classes from './ColourScheme.module.css'
import { useText } from './language.tsx'

/** Switches between light and dark. Both signs are rendered, so that nothing flashes before the page lives. */
export function ColourScheme({ className }: { className: string | undefined }) {
  const text = useText()
  const { setColorScheme } = useMantineColorScheme()
  const now = useComputedColorScheme('light', { getInitialValueInEffect: true })
  const label = now === 'dark' ? text('ui.to_light') : text('ui.to_dark')
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      title={label}
      onClick={() => setColorScheme(now === 'dark' ? 'light' : 'dark')}
    >
      <IconMoon size={18} aria-hidden className={classes.inLight} />
      <IconSun size={18} aria-hidden className={classes.inDark} />
    </button>
  )
}
