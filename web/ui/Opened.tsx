import { type ComponentType, useEffect, useState } from 'react'
import { useText } from './language.tsx'
import { toast } from './toast.ts'

type Props<P extends object> = {
  /** The same function each time. */
  load: () => Promise<ComponentType<P>>
  given: P
  onMissing: () => void
}

/**
 * What is opened over a page, loaded when it is. Where it cannot be, as without a connection, that is said and the page
 * stays as it is; who opens it again tries again.
 */
export function Opened<P extends object>({ load, given, onMissing }: Props<P>) {
  const text = useText()
  const [Part, setPart] = useState<ComponentType<P>>()
  useEffect(() => {
    askForStylesAgain()
    let isOpen = true
    const missing = () => {
      toast(text('ui.offline'), 'bad')
      onMissing()
    }
    load().then(
      (part) => isOpen && setPart(() => part),
      () => isOpen && missing(),
    )
    return () => {
      isOpen = false
    }
  }, [load, text, onMissing])
  return Part ? <Part {...given} /> : null
}

/** Who loads scripts asks for their styles once only. */
function askForStylesAgain() {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (!link.sheet) link.replaceWith(link.cloneNode())
  }
}
