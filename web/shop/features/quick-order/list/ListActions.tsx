import { Textarea } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { longestReason } from '../../../../../rules/order/quick-order.ts'
import { ActionLink } from '../../../../ui/controls/ActionLink.tsx'
import { Button } from '../../../../ui/controls/Button.tsx'
import { confirm } from '../../../../ui/feedback/confirm.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { focusPage } from '../../../../ui/focus.ts'
import { Form } from '../../../../ui/form/Form.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import classes from '../QuickOrder.module.css'
import type { QuickOrder } from '../queries.ts'
import { useListAction, useRemoveList } from './useChangeLists.ts'

/** What the reader may do with a list. */
export function ListActions({ list }: { list: QuickOrder }) {
  const text = useText()
  const [rejecting, setRejecting] = useState(false)
  const { quickOrderId, may } = list
  const { busy, submit, copy, remove, reject } = useDeeds(list)
  return (
    <>
      <div className={`${classes.row} ${classes.actions}`}>
        {may.order && (
          <ActionLink to="/order/confirm" search={{ quickOrder: quickOrderId }}>
            {text('quick_order.order')}
          </ActionLink>
        )}
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
        {may.change && (
          <ActionLink variant="default" to="/my/quickorder" search={{ list: quickOrderId }}>
            {text('quick_order.change')}
          </ActionLink>
        )}
        {may.copy && (
          <Button variant="default" loading={busy} onClick={copy}>
            {text('quick_order.copy')}
          </Button>
        )}
        {may.remove && (
          <Button variant="default" loading={busy} onClick={() => void remove()}>
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

/** What is done with a list, and said of it. */
function useDeeds({ quickOrderId: id, number }: QuickOrder) {
  const text = useText()
  const navigate = useNavigate()
  const action = useListAction()
  const removing = useRemoveList(id, () => {
    toast(text('quick_order.removed', { number }), 'good')
    void navigate({ to: '/hisorder/quickorders', search: {} }).then(focusPage)
  })
  return {
    busy: action.state === 'sending' || removing.isPending,
    submit: () =>
      action.send({ id, of: 'submit' }, { onSuccess: () => toast(text('quick_order.submitted', { number }), 'good') }),
    copy: () =>
      action.send(
        { id, of: 'copy' },
        {
          onSuccess: ({ leftOut = [], ...kept }) => {
            toast(text('quick_order.copied', { number: kept.number }), 'good')
            if (leftOut.length > 0) {
              toast(text('quick_order.left_out', { count: leftOut.length, numbers: leftOut.join(', ') }), 'bad')
            }
            const params = { id: String(kept.quickOrderId) }
            void navigate({ to: '/hisorder/quickOrderDetails/$id', params }).then(focusPage)
          },
        },
      ),
    remove: async () => {
      const sure = await confirm({
        title: text('layout.warning'),
        message: text('quick_order.remove_sure', { number }),
        yes: text('ui.delete'),
        no: text('ui.cancel'),
        danger: true,
      })
      if (sure) removing.mutate()
    },
    reject: (reason: string, onRejected: () => void) =>
      action.send({ id, of: 'reject', reason }, { onSuccess: onRejected }),
  }
}

type RejectionProps = { madeBy: string; busy: boolean; onReject: (reason: string) => void }

function Rejection({ madeBy, busy, onReject }: RejectionProps) {
  const text = useText()
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const submit = () => {
    setTried(true)
    if (reason.trim()) onReject(reason.trim())
  }
  return (
    <Form className={classes.rejecting} onSend={submit}>
      <Textarea
        label={text('quick_order.reject_why', { name: madeBy })}
        maxLength={longestReason}
        rows={2}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={tried && reason.trim() === '' && text('quick_order.reject_missing')}
      />
      <div>
        <Button type="submit" danger loading={busy}>
          {text('quick_order.reject')}
        </Button>
      </div>
    </Form>
  )
}
