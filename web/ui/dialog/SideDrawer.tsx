import { Drawer } from '@mantine/core'
import { type ReactNode, useSyncExternalStore } from 'react'
import { questionStore } from '../feedback/confirm.ts'
import { useText } from '../language/language.tsx'
import { focusOnceLoaded, useFocusBack } from './layers.ts'

// Specification section 9: a third of a desktop, all of a telephone.
const width = 'max(32vw, min(420px, 100vw))'

/** Something beside the page. Escape closes it, and the focus returns to what opened it. */
export function SideDrawer({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const text = useText()
  useFocusBack()
  const question = useSyncExternalStore(questionStore.subscribe, questionStore.read, questionStore.readOnServer)
  return (
    <Drawer
      opened
      onClose={onClose}
      // It closes what is in front: first the question.
      closeOnEscape={!question}
      position="right"
      size={width}
      title={title}
      transitionProps={{ duration: 0 }}
      closeButtonProps={{ 'aria-label': text('ui.close') }}
    >
      <div ref={focusOnceLoaded}>{children}</div>
    </Drawer>
  )
}
