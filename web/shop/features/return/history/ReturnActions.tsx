import { useMutation, useQueryClient } from '@tanstack/react-query'
import { cancelReturn, deleteReturn, submitReturn } from '../../../../../contract/return/return.ts'
import { useAttempt } from '../../../../api/attempt.ts'
import { type CallFailed, call } from '../../../../api/call.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { ButtonLink } from '../../../../ui/controls/ButtonLink.tsx'
import { confirm } from '../../../../ui/feedback/confirm.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { forgetReturn, type ReturnDetail, refreshAfterReturn, returnQuery } from '../queries.ts'

type Props = { detail: ReturnDetail; onDeleted: () => void; onRefused: (failed: CallFailed | null) => void }

/** What its customer may do to a return now. */
export function ReturnActions({ detail, onDeleted, onRefused }: Props) {
  const text = useText()
  const { returnId: id, actions } = detail
  const { submit, isSubmitting, cancel, remove } = useActions({ detail, onDeleted, onRefused })
  return (
    <>
      {actions.includes('delete') && (
        <Button variant="default" onClick={() => void remove()}>
          {text('rma.delete')}
        </Button>
      )}
      {actions.includes('cancel') && (
        <Button variant="default" onClick={() => void cancel()}>
          {text('rma.cancel')}
        </Button>
      )}
      {actions.includes('edit') && (
        <ButtonLink to="/rma/applyforreturn" search={{ id }} variant="default">
          {text('rma.edit')}
        </ButtonLink>
      )}
      {actions.includes('submit') && (
        <Button loading={isSubmitting} onClick={submit}>
          {text('rma.submit')}
        </Button>
      )}
    </>
  )
}

function useActions({ detail, onDeleted, onRefused }: Props) {
  const text = useText()
  const queries = useQueryClient()
  const { returnId: id, revision } = detail
  const params = { id }
  const onError = (failed: CallFailed) => {
    onRefused(failed)
    // It stands otherwise than it is shown.
    void queries.invalidateQueries({ queryKey: returnQuery(id).queryKey })
  }
  const toastWhenDone = (words: 'rma.submitted' | 'rma.cancelled') => (now: ReturnDetail) => {
    onRefused(null)
    void refreshAfterReturn(queries, now)
    toast(text(words, { number: now.rmaNumber }), 'good')
  }
  const submitting = useAttempt<number, ReturnDetail>({
    meta: { saysItself: true },
    send: ({ key, content }) => call(submitReturn, { params, body: { revision: content } }, { idempotencyKey: key }),
    onSuccess: toastWhenDone('rma.submitted'),
    onError,
  })
  const cancelling = useMutation<ReturnDetail, CallFailed>({
    meta: { saysItself: true },
    mutationFn: () => call(cancelReturn, { params, body: {} }),
    onSuccess: toastWhenDone('rma.cancelled'),
    onError,
  })
  const removing = useRemoval({ id, onDeleted, onError })
  const ask = useQuestion()
  return {
    submit: () => submitting.send(revision),
    isSubmitting: submitting.state === 'sending',
    cancel: async () => (await ask('cancel')) && cancelling.mutate(),
    remove: async () => (await ask('delete')) && removing.mutate(),
  }
}

/** Whether the customer means it. */
function useQuestion() {
  const text = useText()
  return (action: 'delete' | 'cancel') =>
    confirm({
      title: text(`rma.${action}`),
      message: text(`rma.${action}_sure`),
      yes: text(`rma.${action}`),
      no: text('rma.keep'),
      danger: true,
    })
}

type Removal = { id: number; onDeleted: () => void; onError: (failed: CallFailed) => void }

function useRemoval({ id, onDeleted, onError }: Removal) {
  const text = useText()
  const queries = useQueryClient()
  return useMutation<null, CallFailed>({
    meta: { saysItself: true },
    mutationFn: () => call(deleteReturn, { params: { id } }),
    onSuccess: () => {
      toast(text('rma.deleted'), 'good')
      onDeleted()
      void forgetReturn(queries, id)
    },
    onError,
  })
}
