import { Group } from '@mantine/core'
import '@mantine/core/styles/Group.css'
import { Button } from '../controls/Button.tsx'
import { Dialog } from '../dialog/Dialog.tsx'
import type { Question } from './confirm.ts'

type Props = Question & { answer: (yes: boolean) => void }

export default function QuestionDialog({ title, message, yes, no, danger = false, answer }: Props) {
  return (
    <Dialog title={title} onClose={() => answer(false)}>
      <p>{message}</p>
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={() => answer(false)}>
          {no}
        </Button>
        <Button danger={danger} onClick={() => answer(true)} data-autofocus>
          {yes}
        </Button>
      </Group>
    </Dialog>
  )
}
