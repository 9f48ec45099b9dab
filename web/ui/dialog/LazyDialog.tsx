import { type ComponentType, Suspense, useEffect, useState } from 'react'
import { toast } from '../feedback/toast.ts'
import { useText } from '../language/language.tsx'

type Props<P extends object> = {
  /** The same function each time. */
  load: () => Promise<ComponentType<P>>
  dialogProps: P
  onMissing: () => void
}

/**
 * What is opened over a page, loaded when it is. Where it cannot be, as without a connection, that is shown and the page
 * stays as it is; who opens it again tries again.
 */
export function LazyDialog<P extends object>({ load, dialogProps, onMissing }: Props<P>) {
  const text = useText()
  const [Part, setPart] = useState<ComponentType<P>>()
  useEffect(() => {
    askForFailedStylesAgain()
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
  // It may wait for texts of its own; the page stays as it is meanwhile.
  return Part ? (
    <Suspense>
      <Part {...dialogProps} />
    </Suspense>
  ) : null
}

const failedStyles = new Set<HTMLLinkElement>()

function noteFailedStyle({ target }: Event) {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedStyles.add(target)
}

// Errors of what a page loads do not bubble. A server has no window.
if (typeof window !== 'undefined') window.addEventListener('error', noteFailedStyle, true)

/**
 * Who loads scripts asks for their styles once only. A style that is still on its way is left alone: its page waits for
 * this very link, and would wait for ever.
 */
function askForFailedStylesAgain() {
  for (const link of failedStyles) link.replaceWith(link.cloneNode())
  failedStyles.clear()
}
