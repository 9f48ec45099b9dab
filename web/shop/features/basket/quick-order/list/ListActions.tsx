import { Textarea } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { longestReason } from '../../../../../../rules/basket/quick-order.ts'
import { ActionLink } from '../../../../../ui/controls/ActionLink.tsx'
import { Button } from '../../../../../ui/controls/Button.tsx'
import { confirm } from '../../../../../ui/feedback/confirm.ts'
import { toast } from '../../../../../ui/feedback/toast.ts'
import { focusPage } from '../../../../../ui/focus.ts'
import { Form } from '../../../../../ui/form/Form.tsx'
import { useForm } from '../../../../../ui/form/useForm.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import classes from '../QuickOrder.module.css'
import type { QuickOrder } from '../queries.ts'
import { type ListChangeReply, useListAction, useRemoveList } from './useChangeLists.ts'

/** What the reader may do with a list. */
export function ListActions({ list }: { list: QuickOrder }) {
  const text = useText()
  const [rejecting, setRejecting] = useState(false)
  const { quickOrderId, may } = list
  const { busy, submit, copy, remove, reject } = useActions(list)
  const plain = { variant: 'default', loading: busy } as const
  return (
    <>
      <div className={`${classes.row} ${classes.actions}`}>
        {may.order && <OrderLink id={quickOrderId} />}
        {may.submit && (
          <Button loading={busy} onClick={submit}>
            {text('quick_order.submit')}
          </Button>
        )}
        {may.reject && (
          <Button variant="default" onClick={() => setRejecting(!rejecting)} aria-expanded={rejecting}>
            {text('quick_order.reject')}
          </Button>
        )}
        {may.change && <ChangeLink id={quickOrderId} />}
        {may.copy && (
          <Button {...plain} onClick={copy}>
            {text('quick_order.copy')}
          </Button>
        )}
        {may.remove && (
          <Button {...plain} onClick={() => void remove()}>
            {text('ui.delete')}
          </Button>
        )}
      </div>
      {rejecting && may.reject && (
        <Rejection madeBy={list.madeBy} busy={busy} onReject={(reason) => reject(reason, () => setRejecting(false))} />
      )}
    </>
  )
}

function OrderLink({ id }: { id: number }) {
  const text = useText()
  return (
    <ActionLink to="/order/confirm" search={{ quickOrder: id }}>
      {text('quick_order.order')}
    </ActionLink>
  )
}

function ChangeLink({ id }: { id: number }) {
  const text = useText()
  return (
    <ActionLink variant="default" to="/my/quickorder" search={{ list: id }}>
      {text('quick_order.change')}
    </ActionLink>
  )
}

/** What is done with a list, and said of it. */
function useActions({ quickOrderId: id, number }: QuickOrder) {
  const text = useText()
  const action = useListAction()
  const onCopied = useSayCopied()
  const { remove, isRemoving } = useConfirmedRemoval(id, number)
  return {
    busy: action.state === 'sending' || isRemoving,
    submit: () =>
      action.send(
        { id, kind: 'submit' },
        { onSuccess: () => toast(text('quick_order.submitted', { number }), 'good') },
      ),
    copy: () => action.send({ id, kind: 'copy' }, { onSuccess: onCopied }),
    remove,
    reject: (reason: string, onRejected: () => void) =>
      action.send({ id, kind: 'reject', reason }, { onSuccess: onRejected }),
  }
}

/** To the copy, with what of the list could not be copied. */
function useSayCopied() {
  const text = useText()
  const navigate = useNavigate()
  return ({ leftOut = [], number, quickOrderId }: ListChangeReply) => {
    toast(text('quick_order.copied', { number }), 'good')
    if (leftOut.length > 0) {
      toast(text('quick_order.left_out', { count: leftOut.length, numbers: leftOut.join(', ') }), 'bad')
    }
    const params = { id: String(quickOrderId) }
    void navigate({ to: '/hisorder/quickOrderDetails/$id', params }).then(focusPage)
  }
}

function useConfirmedRemoval(id: number, number: string) {
  const text = useText()
  const navigate = useNavigate()
  const removing = useRemoveList(id, () => {
    toast(text('quick_order.removed', { number }), 'good')
    void navigate({ to: '/hisorder/quickorders', search: {} }).then(focusPage)
  })
  const remove = async () => {
    const isSure = await confirm({
      title: text('layout.warning'),
      message: text('quick_order.remove_sure', { number }),
      yes: text('ui.delete'),
      no: text('ui.cancel'),
      danger: true,
    })
    if (isSure) removing.mutate()
  }
  return { remove, isRemoving: removing.isPending }
}

type RejectionProps = { madeBy: string; busy: boolean; onReject: (reason: string) => void }

function Rejection({ madeBy, busy, onReject }: RejectionProps) {
  const text = useText()
  const form = useForm({
    start: { reason: '' },
    rules: ({ reason }) => ({ reason: reason.trim() === '' && text('quick_order.reject_missing') }),
    limits: { reason: longestReason },
  })
  return (
    <Form className={classes.rejecting} onSend={() => form.send(({ reason }) => onReject(reason.trim()))}>
      <Textarea label={text('quick_order.reject_why', { name: madeBy })} rows={2} {...form.field('reason')} />
      <div>
        <Button type="submit" danger loading={busy}>
          {text('quick_order.reject')}
        </Button>
      </div>
    </Form>
  )
}
