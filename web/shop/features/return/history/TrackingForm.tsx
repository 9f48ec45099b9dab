import { TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { setReturnTracking } from '../../../../../contract/return/return.ts'
import { longestReturnName, otherForwarder } from '../../../../../rules/return/return.ts'
import type { TextKey } from '../../../../../texts/index.ts'
import { type CallFailed, call } from '../../../../api/call.ts'
import { saysItself } from '../../../../api/failures.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { Select } from '../../../../ui/controls/Select.tsx'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { Form } from '../../../../ui/form/Form.tsx'
import { refusedFields } from '../../../../ui/form/useFaults.ts'
import { useForm } from '../../../../ui/form/useForm.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { useForwarders } from '../forwarder.ts'
import { type ReturnDetail, refreshAfterReturn } from '../queries.ts'
import shared from '../Return.module.css'
import classes from './History.module.css'

type Tracking = Pick<ReturnDetail, 'trackingNumber' | 'forwarder' | 'otherForwarder'>

/** Says under which number an approved return was sent, or puts the number right. */
export function TrackingForm({ detail }: { detail: ReturnDetail }) {
  const text = useText()
  const { form, saving } = useTracking(detail)
  const say = (fault: TextKey | undefined) => fault && text(fault)
  const { trackingNumber, forwarder } = form.values
  return (
    <section className={shared.part}>
      <h2>{text(detail.trackingNumber ? 'rma.tracking_correct' : 'rma.tracking_title')}</h2>
      <RefusalNotice why={form.unsaid(saving.error)} />
      <Form className={classes.tracking} onSend={() => form.send(saving.mutate)} refused={form.refused}>
        <TextInput
          label={text('rma.tracking')}
          maxLength={longestReturnName}
          autoComplete="off"
          value={trackingNumber}
          error={say(form.faults.trackingNumber)}
          onChange={({ target }) => form.change({ trackingNumber: target.value })}
        />
        <Select
          label={text('rma.forwarder')}
          value={forwarder}
          data={useForwarders()}
          onChange={({ target }) => form.change({ forwarder: target.value, otherForwarder: '' })}
        />
        {forwarder === otherForwarder && (
          <TextInput
            label={text('rma.forwarder_name')}
            maxLength={longestReturnName}
            value={form.values.otherForwarder}
            error={say(form.faults.otherForwarder)}
            onChange={({ target }) => form.change({ otherForwarder: target.value })}
          />
        )}
        <Button type="submit" loading={saving.isPending}>
          {text('rma.tracking_save')}
        </Button>
      </Form>
    </section>
  )
}

function useTracking({ returnId, trackingNumber, forwarder, otherForwarder: name }: ReturnDetail) {
  const text = useText()
  const queries = useQueryClient()
  const form = useForm<Tracking, TextKey>({
    start: { trackingNumber, forwarder, otherForwarder: name },
    rules: (typed) => ({
      trackingNumber: typed.trackingNumber.trim() === '' && 'rma.tracking_missing',
      otherForwarder:
        typed.forwarder === otherForwarder && typed.otherForwarder.trim() === '' && 'return.forwarder_required',
    }),
  })
  const saving = useMutation<ReturnDetail, CallFailed, Tracking>({
    meta: saysItself,
    mutationFn: (body) => call(setReturnTracking, { params: { id: returnId }, body }),
    onSuccess: (detail) => {
      void refreshAfterReturn(queries, detail)
      toast(text('rma.tracking_saved'), 'good')
    },
    onError: (failed) => form.refuse(refusedFields(failed, ['otherForwarder'], 'return.forwarder_required')),
  })
  return { form, saving }
}
