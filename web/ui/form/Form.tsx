import { type ComponentProps, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import classes from './Form.module.css'
import { focusFirstWrong } from './first-invalid.ts'

type Props = Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate' | 'ref'> & {
  ref?: RefObject<HTMLFormElement | null>
  onSend: () => void
  /** What the server found wrong (`useFaults`): its first field gets the focus, as after a press that sends nothing. */
  refused?: object | undefined
}

/**
 * A form that the page submits and validates itself: the focus goes to the first field at fault. Ctrl (or Cmd) with
 * Enter sends it from any field, also from one of several lines.
 */
export function Form({ ref, onSend, refused, className = classes.fields, ...form }: Props) {
  const own = useRef<HTMLFormElement>(null)
  const element = ref ?? own
  const [presses, setPresses] = useState(0)
  useEffect(() => {
    if (element.current && (presses > 0 || refused)) focusFirstWrong(element.current)
  }, [element, presses, refused])
  return (
    <form
      ref={element}
      className={className}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
        setPresses(presses + 1)
      }}
      onKeyDown={sendByKey}
      {...form}
    />
  )
}

function sendByKey(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  // As by a press of the button: while that is at work, nothing is sent again.
  event.currentTarget.querySelector<HTMLButtonElement>('button[type=submit]')?.click()
}
