import { Group, Modal } from '@mantine/core'
import '@mantine/core/styles/Group.css'
import './layers.ts'
import type { Question } from './ask.ts'
import { Button } from './Button.tsx'
import { useText } from './language.tsx'

type Props = Question & { answer: (yes: boolean) => void }

export default function QuestionDialog({ title, message, yes, no, danger = false, answer }: Props) {
  const text = useText()
  return (
    <Modal
      opened
      onClose={() => answer(false)}
      title={title}
      centered
      transitionProps={{ duration: 0 }}
      closeButtonProps={{ 'aria-label': text('ui.close') }}
    >
      <p>{message}</p>
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={() => answer(false)}>
          {no}
        </Button>
        <Button danger={danger} onClick={() => answer(true)} data-autofocus>
          {yes}
        </Button>
      </Group>
    </Modal>
  )
}
