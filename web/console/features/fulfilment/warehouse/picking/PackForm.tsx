import { packShipment } from '../../../../../../contract/fulfilment/shipment.ts'
import { mostParcels } from '../../../../../../rules/fulfilment/shipment/shipment.ts'
import { useStaffChange } from '../../../../../api/staff-change.ts'
import { Button } from '../../../../../ui/controls/Button.tsx'
import { RefusalNotice } from '../../../../../ui/feedback/RefusalNotice.tsx'
import { Form } from '../../../../../ui/form/Form.tsx'
import { useForm } from '../../../../../ui/form/useForm.ts'
import { useCarrierName } from '../../../../../ui/language/carrier.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import { emptyParcel, isParcel, ParcelFields, type TypedParcel, toParcel } from '../ParcelFields.tsx'
import type { Shipment } from '../queries.ts'
import classes from '../Warehouse.module.css'

type PackedParcel = TypedParcel & { key: number }

/** The parcels into which a shipment was packed, each with its tracking number and weight where they are known. */
export function PackForm({ shipment }: { shipment: Shipment }) {
  const text = useText()
  const nameCarrier = useCarrierName()
  const { parcels, isRefused, pack, send, add, change, remove } = usePackForm(shipment)
  return (
    <section className={classes.part}>
      <h2>{text('warehouse.parcels')}</h2>
      {shipment.adapter !== 'hand' && <p>{text('tracking.given', { carrier: nameCarrier(shipment.carrierName) })}</p>}
      <Form onSend={send}>
        <RefusalNotice why={pack.error} />
        {parcels.map((parcel, at) => (
          <div key={parcel.key} className={classes.parcel}>
            <ParcelFields
              parcel={parcel}
              number={at + 1}
              needsNumber={shipment.needsNumber}
              isFirst={at === 0}
              isRefused={isRefused}
              onChange={(typed) => change(parcel.key, typed)}
            />
            {parcels.length > 1 && (
              <Button variant="default" onClick={() => remove(parcel.key)}>
                {text('warehouse.remove_parcel')}
              </Button>
            )}
          </div>
        ))}
        <div className={classes.bulk}>
          <Button type="submit" loading={pack.isPending}>
            {text('warehouse.pack', { count: parcels.length })}
          </Button>
          {parcels.length < mostParcels && (
            <Button variant="default" onClick={add}>
              {text('warehouse.add_parcel')}
            </Button>
          )}
        </div>
      </Form>
    </section>
  )
}

function usePackForm({ shipmentId }: Shipment) {
  const pack = useStaffChange(packShipment)
  const form = useForm<{ parcels: PackedParcel[] }, true>({
    start: { parcels: [{ key: 1, ...emptyParcel }] },
    rules: ({ parcels }) => ({ parcels: !parcels.every(isParcel) }),
  })
  const { parcels } = form.values
  const set = (next: PackedParcel[]) => form.change({ parcels: next })
  return {
    parcels,
    isRefused: form.faults.parcels === true,
    pack,
    send: () =>
      form.send((typed) => pack.send({ params: { id: shipmentId }, body: { parcels: typed.parcels.map(toParcel) } })),
    add: () => set([...parcels, { key: (parcels.at(-1)?.key ?? 0) + 1, ...emptyParcel }]),
    change: (key: number, typed: Partial<TypedParcel>) =>
      set(parcels.map((parcel) => (parcel.key === key ? { ...parcel, ...typed } : parcel))),
    remove: (key: number) => set(parcels.filter((parcel) => parcel.key !== key)),
  }
}
