import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '../language/language.tsx'
import { useFocusBack } from './layers.ts'

/** Something in front of the page. Escape closes it, and the focus returns to what opened it. */
export function Dialog({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const text = useText()
  useFocusBack()
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      centered
      transitionProps={{ duration: 0 }}
      closeButtonProps={{ 'aria-label': text('ui.close') }}
    >
      {children}
    </Modal>
  )
}
