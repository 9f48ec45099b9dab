import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { packShipments } from '../../../../../../contract/fulfilment/several-shipments.ts'
import { shipmentNumber } from '../../../../../../rules/fulfilment/shipment/shipment.ts'
import { findRepeatedNumbers } from '../../../../../../rules/fulfilment/shipment/tracking.ts'
import { useStaffChange } from '../../../../../api/staff-change.ts'
import { Button } from '../../../../../ui/controls/Button.tsx'
import { RefusalNotice } from '../../../../../ui/feedback/RefusalNotice.tsx'
import { toast } from '../../../../../ui/feedback/toast.ts'
import { Form } from '../../../../../ui/form/Form.tsx'
import { useForm } from '../../../../../ui/form/useForm.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import { detailLink } from '../../../../../ui/page/console-link.ts'
import { emptyParcel, isParcel, ParcelFields, type TypedParcel, toParcel } from '../ParcelFields.tsx'
import type { ShipmentRow } from '../queries.ts'
import classes from '../Warehouse.module.css'

/** A shipment of which some pieces were scanned, and not all. */
export type HalfPicked = { shipment: ShipmentRow; picked: number }

type Props = { shipments: readonly ShipmentRow[]; halfPicked: readonly HalfPicked[]; onDone: () => void }
/** By the id of the shipment. */
type Parcels = Readonly<Record<number, TypedParcel>>

/** Packs several shipments in one parcel each, without those that are picked in part. Those that refuse stay, with what was typed and the reason. */
export function PackSeveral({ shipments, halfPicked, onDone }: Props) {
  const text = useText()
  const { parcels, isRefused, repeated, left, pack, refusals, change, send } = usePackSeveral({ shipments, onDone })
  return (
    <Form onSend={send}>
      <p>{text('warehouse.pack_several_words')}</p>
      <LeftOut halfPicked={halfPicked} />
      <RefusalNotice why={pack.error} />
      {left.map(({ shipmentId, orderno, needsNumber }, at) => (
        <fieldset key={shipmentId} className={classes.packed}>
          <legend>{`${shipmentNumber(shipmentId)} · ${orderno}`}</legend>
          <RefusalNotice why={refusals.get(shipmentId)} />
          <ParcelFields
            parcel={parcels[shipmentId] ?? emptyParcel}
            shipmentId={shipmentId}
            needsNumber={needsNumber}
            sameAs={repeated.get(shipmentId)}
            isFirst={at === 0}
            isRefused={isRefused}
            onChange={(typed) => change(shipmentId, typed)}
          />
        </fieldset>
      ))}
      <Button type="submit" loading={pack.isPending} disabled={left.length === 0}>
        {text('warehouse.pack_count', { count: left.length })}
      </Button>
    </Form>
  )
}

/** What is to be scanned to its end first, and how far it is. */
function LeftOut({ halfPicked }: Pick<Props, 'halfPicked'>) {
  const text = useText()
  if (halfPicked.length === 0) return null
  return (
    <div role="status" className={classes.caution}>
      <p>{text('warehouse.half_picked', { count: halfPicked.length })}</p>
      <ul>
        {halfPicked.map(({ shipment: { shipmentId, pieces }, picked }) => (
          <li key={shipmentId}>
            <Link {...detailLink('shipments', shipmentId)}>{shipmentNumber(shipmentId)}</Link>{' '}
            {text('warehouse.picked_of', { count: picked, qty: pieces })}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** For each shipment whose number one before it has, that one. */
const findRepeated = (shipments: readonly ShipmentRow[], parcels: Parcels) =>
  new Map(
    findRepeatedNumbers(
      shipments.map(({ shipmentId, carrier }) => ({ shipmentId, carrier, ...(parcels[shipmentId] ?? emptyParcel) })),
    ).map(({ repeated, first }) => [repeated.shipmentId, first.shipmentId]),
  )

function usePackSeveral({ shipments, onDone }: Omit<Props, 'halfPicked'>) {
  const text = useText()
  const [left, setLeft] = useState(shipments)
  const [refusals, setRefusals] = useState<ReadonlyMap<number, string>>(new Map())
  const form = useForm<{ parcels: Parcels }, true>({
    start: { parcels: {} },
    rules: ({ parcels }) => ({
      parcels:
        !left.every(({ shipmentId: id }) => isParcel(parcels[id] ?? emptyParcel)) ||
        findRepeated(left, parcels).size > 0,
    }),
  })
  const { parcels } = form.values
  const pack = useStaffChange(packShipments, ({ shipments: packed, refused }) => {
    if (packed.length > 0) toast(text('warehouse.packed_count', { count: packed.length }), 'good')
    if (refused.length === 0) return onDone()
    const messages = new Map(refused.map(({ id, msg }) => [id, msg]))
    setRefusals(messages)
    setLeft((all) => all.filter(({ shipmentId }) => messages.has(shipmentId)))
  })
  const send = () =>
    form.send((typed) => {
      const packed = left.map(({ shipmentId: id }) => ({
        shipmentId: id,
        ...toParcel(typed.parcels[id] ?? emptyParcel),
      }))
      pack.send({ body: { shipments: packed } })
    })
  const change = (id: number, typed: Partial<TypedParcel>) =>
    form.change({ parcels: { ...parcels, [id]: { ...(parcels[id] ?? emptyParcel), ...typed } } })
  return {
    parcels,
    isRefused: form.faults.parcels === true,
    repeated: findRepeated(left, parcels),
    left,
    pack,
    refusals,
    change,
    send,
  }
}
