import { DraftNotice } from '../../../../ui/feedback/DraftNotice.tsx'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import type { ReturnDetail } from '../queries.ts'
import type { ReturnForm } from './useReturnForm.ts'

type Props = { form: ReturnForm; detail: ReturnDetail | undefined; onStartOver: () => void }

/** What is to be known of a return before it is filled in further: it was left here before, it was refused, staff ask something. */
export function FormNotices({ form, detail, onStartOver }: Props) {
  const text = useText()
  const { attempt, found } = form
  const startOver = () => {
    form.forget()
    onStartOver()
  }
  return (
    <>
      {found && attempt.state !== 'refused' && (
        <DraftNotice action={text('rma.begin_anew')} sure={text('rma.begin_anew_sure')} onDiscard={startOver}>
          {text('rma.left')}
        </DraftNotice>
      )}
      {detail?.question && <RefusalNotice why={text('rma.asked', { question: detail.question })} />}
      {attempt.state === 'unknownOutcome' && <RefusalNotice why={text('rma.unanswered')} />}
      {attempt.state === 'refused' && <RefusalNotice why={attempt.error} more={text('rma.kept')} />}
    </>
  )
}
