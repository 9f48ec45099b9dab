import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import classes from './Disclosure.module.css'

type Props = {
  /** What the button shows. */
  face: ReactNode
  /** What the button is called, where its face does not say it. */
  label?: string
  className?: string | undefined
  side?: 'left' | 'right'
  /** The pointer or the keyboard is on the button. */
  onIntent?: () => void
  /** Entries of a list. */
  children: ReactNode
}

/** A button that unfolds a list below it; a choice, Escape and leaving it fold the list away. */
export function Disclosure({ face, label, className, side = 'left', onIntent, children }: Props) {
  const id = useId()
  const { root, button, open, setOpen } = useUnfolding()
  return (
    <div ref={root} className={classes.unfold} data-side={side}>
      <button
        ref={button}
        type="button"
        className={className}
        aria-expanded={open}
        aria-controls={id}
        {...(label && { 'aria-label': label, title: label })}
        onPointerEnter={onIntent}
        onFocus={onIntent}
        onClick={() => setOpen(!open)}
      >
        {face}
        <IconChevronDown size={14} aria-hidden />
      </button>
      {open && (
        <ul id={id} className={classes.layer}>
          {children}
        </ul>
      )}
    </div>
  )
}

function useUnfolding() {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!open) return
    const fold = (event: Event) => {
      const within = (part: HTMLElement | null) => event.target instanceof Node && part?.contains(event.target) === true
      const escaped = event instanceof KeyboardEvent && event.key === 'Escape'
      const chosen = event.type === 'click' && within(root.current) && !within(button.current)
      const isOutside = (event.type === 'pointerdown' || event.type === 'focusin') && !within(root.current)
      if (!escaped && !chosen && !isOutside) return
      setOpen(false)
      if (escaped && within(root.current)) button.current?.focus()
    }
    for (const kind of kinds) document.addEventListener(kind, fold)
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, fold)
    }
  }, [open])
  return { root, button, open, setOpen }
}

const kinds = ['pointerdown', 'focusin', 'click', 'keydown'] as const
