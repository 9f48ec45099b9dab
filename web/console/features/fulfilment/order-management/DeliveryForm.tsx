import { useQuery } from '@tanstack/react-query'
import type { Reply } from '../../../../../contract/endpoint.ts'
import { changeDelivery, type listDeliveryCarriers } from '../../../../../contract/fulfilment/order-actions.ts'
import {
  type AddressDraft,
  type AddressFault,
  addressFaults,
  addressFields,
  cleanAddress,
  emptyAddress,
} from '../../../../../rules/address/form.ts'
import { placesQuery } from '../../../../api/places.ts'
import { useStaffChange } from '../../../../api/staff-change.ts'
import { AddressFields } from '../../../../ui/address/AddressFields.tsx'
import { type Places, toAtlas } from '../../../../ui/address/atlas.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { Select } from '../../../../ui/controls/Select.tsx'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import { BlockSkeleton } from '../../../../ui/feedback/Skeletons.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { Form } from '../../../../ui/form/Form.tsx'
import { useForm } from '../../../../ui/form/useForm.ts'
import { useCarrierName } from '../../../../ui/language/carrier.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { Fetched } from '../../../../ui/list/Fetched.tsx'
import { deliveryCarriersQuery, type StaffOrder } from './queries.ts'

type Carriers = Reply<typeof listDeliveryCarriers>
type Props = { order: StaffOrder; onDone: () => void }

/** Where an order goes and who brings it, as long as nothing of it is packed. */
export function DeliveryForm({ order, onDone }: Props) {
  const carriers = useQuery(deliveryCarriersQuery(order.orderId))
  const places = useQuery(placesQuery)
  return (
    <Fetched result={carriers} skeleton={<BlockSkeleton height={480} />}>
      {(choices) => (
        <Fetched result={places} skeleton={<BlockSkeleton height={480} />}>
          {(loaded) => <DeliveryFields order={order} carriers={choices} places={loaded} onDone={onDone} />}
        </Fetched>
      )}
    </Fetched>
  )
}

type FieldsProps = Props & { carriers: Carriers; places: Places }

function DeliveryFields({ order, carriers, places, onDone }: FieldsProps) {
  const text = useText()
  const nameCarrier = useCarrierName()
  const atlas = toAtlas(places)
  const shipTo = Object.fromEntries(addressFields.map((field) => [field, String(Object(order.shipTo)[field] ?? '')]))
  const form = useForm<AddressDraft & { shipVia: string }, AddressFault>({
    start: { ...emptyAddress, ...shipTo, kind: order.shipTo.kind, shipVia: order.shipVia } as AddressDraft & {
      shipVia: string
    },
    rules: ({ shipVia: _, ...draft }) => addressFaults(draft, atlas),
  })
  const change = useStaffChange(changeDelivery, () => {
    toast(text('desk.delivery_done', { orderno: order.orderno }), 'good')
    onDone()
  })
  const stays = { code: order.shipVia, name: [nameCarrier(order.carrier), order.forwarder].filter(Boolean).join(' · ') }
  const choices = carriers.some(({ code }) => code === order.shipVia) ? carriers : [stays, ...carriers]
  const send = () =>
    form.send(({ shipVia, ...draft }) => {
      const { kind: _, ...shipTo } = cleanAddress(draft)
      change.send({ params: { id: order.orderId }, body: { shipVia, shipTo } })
    })
  return (
    <Form onSend={send}>
      <p>{text('desk.delivery_words')}</p>
      <RefusalNotice why={change.error} />
      <Select
        label={text('desk.carrier')}
        data={choices.map(({ code, name }) => ({ value: code, label: nameCarrier(name) }))}
        value={form.values.shipVia}
        onChange={({ target }) => form.change({ shipVia: target.value })}
      />
      <AddressFields places={places} draft={form.values} faults={form.faults} onChange={form.change} />
      <Button type="submit" loading={change.isPending}>
        {text('desk.save_delivery')}
      </Button>
    </Form>
  )
}
