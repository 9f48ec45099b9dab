import { useEffect, useState } from 'react'
import { giveFocusBack } from '../focus.ts'
// What stands above a page: loaded with the first dialog or drawer.
import '@mantine/core/styles/ScrollArea.css'
import '@mantine/core/styles/Paper.css'
import '@mantine/core/styles/CloseButton.css'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Modal.css'
import '@mantine/core/styles/Drawer.css'

/** Gives the focus back to what had it before, once this is gone, unless something else has taken it; where that is gone, too, see `keepsFocus`. */
export function useFocusBack() {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      setTimeout(() => giveFocusBack(opener))
    },
    [opener],
  )
}

/** Moves the focus into a dialog or drawer once what it shows has been loaded: to what is marked `data-autofocus`. Who has gone on stays there. */
export function focusOnceLoaded(content: HTMLElement | null) {
  const find = () => content?.querySelector<HTMLElement>('[data-autofocus]')
  // What is there at first has the focus anyway.
  if (!content || find()) return
  const observer = new MutationObserver(() => {
    const field = find()
    if (!field) return
    observer.disconnect()
    const at = document.activeElement
    const isAtWayOut = !content.contains(at) && content.closest('[role="dialog"]')?.contains(at)
    if (isAtWayOut || at === document.body) field.focus()
  })
  observer.observe(content, { childList: true, subtree: true })
  return () => observer.disconnect()
}
