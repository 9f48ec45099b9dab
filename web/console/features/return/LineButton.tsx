import { Button, type ButtonProps } from '../../../ui/controls/Button.tsx'
import { useText } from '../../../ui/language/language.tsx'
import type { ReturnLine } from './queries.ts'
import { useLineAction } from './useLineAction.ts'

type LineAct = 'approve' | 'approve_stays' | 'refuse' | 'inspect' | 'send_back' | 'close_line'

type Props = Omit<ButtonProps, 'children'> & { line: ReturnLine; act: LineAct }

/** Does something with a line: it shows what, and its name says with which line. */
export function LineButton({ line, act, ...props }: Props) {
  const text = useText()
  const lineAction = useLineAction(line)
  const words = text(`return_desk.${act}`)
  return (
    <Button size="compact-sm" aria-label={lineAction(words)} {...props}>
      {words}
    </Button>
  )
}
