import { TextInput } from '@mantine/core'
import { packShipment } from '../../../../contract/console/shipment.ts'
import { heaviestParcel, longestTrackingNumber, mostParcels } from '../../../../rules/order/shipment/shipment.ts'
import { useStaffChange } from '../../../api/staff-change.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { RefusalNotice } from '../../../ui/feedback/RefusalNotice.tsx'
import { Form } from '../../../ui/form/Form.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { amountIn } from '../../../ui/language/amount.ts'
import { useText } from '../../../ui/language/language.tsx'
import classes from './Warehouse.module.css'

type TypedParcel = { key: number; trackingNumber: string; kilograms: string }

/** Grams of a weight in kilograms as it is typed; null where none is, undefined where it is no weight. */
function readGrams(kilograms: string): number | null | undefined {
  const weight = amountIn(kilograms)
  if (weight === null) return null
  const grams = Math.round((weight ?? 0) * 1000)
  return grams >= 1 && grams <= heaviestParcel ? grams : undefined
}

/** The parcels into which a shipment was packed, each with its tracking number and weight where they are known. */
export function PackForm({ shipmentId }: { shipmentId: number }) {
  const text = useText()
  const { parcels, fault, pack, send, add, change, remove } = usePackForm(shipmentId)
  return (
    <section className={classes.part}>
      <h2>{text('warehouse.parcels')}</h2>
      <Form onSend={send}>
        <RefusalNotice why={pack.error} />
        {parcels.map((parcel, at) => (
          <ParcelFields
            key={parcel.key}
            parcel={parcel}
            number={at + 1}
            isFirst={at === 0}
            error={readGrams(parcel.kilograms) === undefined ? fault : undefined}
            onChange={(typed) => change(parcel.key, typed)}
            onRemove={parcels.length > 1 ? () => remove(parcel.key) : null}
          />
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

const emptyParcel = { trackingNumber: '', kilograms: '' }

function usePackForm(shipmentId: number) {
  const text = useText()
  const pack = useStaffChange(packShipment)
  const form = useForm<{ parcels: TypedParcel[] }>({
    start: { parcels: [{ key: 1, ...emptyParcel }] },
    rules: ({ parcels }) => ({
      parcels: parcels.some(({ kilograms }) => readGrams(kilograms) === undefined) && text('warehouse.weight_wrong'),
    }),
  })
  const { parcels } = form.values
  const set = (next: TypedParcel[]) => form.change({ parcels: next })
  return {
    parcels,
    fault: form.faults.parcels,
    pack,
    send: () =>
      form.send((typed) => pack.send({ params: { id: shipmentId }, body: { parcels: typed.parcels.map(toParcel) } })),
    add: () => set([...parcels, { key: (parcels.at(-1)?.key ?? 0) + 1, ...emptyParcel }]),
    change: (key: number, typed: Partial<TypedParcel>) =>
      set(parcels.map((parcel) => (parcel.key === key ? { ...parcel, ...typed } : parcel))),
    remove: (key: number) => set(parcels.filter((parcel) => parcel.key !== key)),
  }
}

function toParcel({ trackingNumber, kilograms }: TypedParcel) {
  const weightGrams = readGrams(kilograms)
  return { trackingNumber: trackingNumber.trim(), ...(weightGrams && { weightGrams }) }
}

type ParcelProps = {
  parcel: TypedParcel
  number: number
  isFirst: boolean
  error: string | undefined
  onChange: (typed: Partial<TypedParcel>) => void
  /** Null for the only one. */
  onRemove: (() => void) | null
}

function ParcelFields({ parcel, number, isFirst, error, onChange, onRemove }: ParcelProps) {
  const text = useText()
  return (
    <div className={classes.parcel}>
      <TextInput
        label={text('warehouse.tracking_of', { number })}
        autoComplete="off"
        autoFocus={isFirst}
        maxLength={longestTrackingNumber}
        value={parcel.trackingNumber}
        onChange={({ target }) => onChange({ trackingNumber: target.value })}
      />
      <TextInput
        label={text('warehouse.weight_of', { number })}
        inputMode="decimal"
        autoComplete="off"
        maxLength={9}
        error={error}
        value={parcel.kilograms}
        onChange={({ target }) => onChange({ kilograms: target.value })}
      />
      {onRemove && (
        <Button variant="default" onClick={onRemove}>
          {text('warehouse.remove_parcel')}
        </Button>
      )}
    </div>
  )
}
