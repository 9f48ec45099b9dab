import { useHotkeys } from '@mantine/hooks'
import { useRef } from 'react'
import { Button, type ButtonProps } from './Button.tsx'
import classes from './ShortcutButton.module.css'

/** Letters that stand on the same key of all keyboards of our languages, and that no browser keeps for itself. */
export type Letter = 'C' | 'H' | 'P' | 'R'

type Props = Omit<ButtonProps, 'ref'> & {
  /** Without one it is a button as any other. */
  letter: Letter | undefined
}

/** A button that Alt with a letter presses from anywhere on its page, but not from a field or from what is in front of the page. */
export function ShortcutButton({ letter, children, ...props }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const press = ({ target }: KeyboardEvent) => {
    if (!(target instanceof Element) || target.closest('[role=dialog]')) return
    // What it opens gives the focus back to it.
    button.current?.focus({ preventScroll: true })
    button.current?.click()
  }
  // Option with a letter types another one on a Mac: the key counts, not what it types.
  useHotkeys(letter ? [[`alt+${letter}`, press, { usePhysicalKeys: true }]] : [])
  return (
    <Button ref={button} {...(letter && { 'aria-keyshortcuts': `Alt+${letter}` })} {...props}>
      {children}
      {letter && <kbd className={classes.key} aria-hidden>{`Alt ${letter}`}</kbd>}
    </Button>
  )
}
