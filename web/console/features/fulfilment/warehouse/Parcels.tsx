import { useState } from 'react'
import { correctParcel } from '../../../../../contract/fulfilment/tracking.ts'
import { shipmentNumber } from '../../../../../rules/fulfilment/shipment/shipment.ts'
import { mayCorrectTracking, type ParcelState } from '../../../../../rules/fulfilment/shipment/tracking.ts'
import { useStaffChange } from '../../../../api/staff-change.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { SideDrawer } from '../../../../ui/dialog/SideDrawer.tsx'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import { StatusBadge, type Tone } from '../../../../ui/feedback/StatusBadge.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { Form } from '../../../../ui/form/Form.tsx'
import { useForm } from '../../../../ui/form/useForm.ts'
import { useCarrierName } from '../../../../ui/language/carrier.ts'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { isParcel, ParcelFields, type TypedParcel, toParcel } from './ParcelFields.tsx'
import { awaitsNumber, type Parcel, type Shipment } from './queries.ts'
import classes from './Warehouse.module.css'

/** The parcels of a shipment: their numbers, what their carrier says of them, and the way to correct them. */
export function Parcels({ shipment }: { shipment: Shipment }) {
  const text = useText()
  const [corrected, setCorrected] = useState<number | null>(null)
  const parcel = shipment.parcels.find(({ parcelId }) => parcelId === corrected)
  return (
    <section className={classes.part}>
      <h2>{text('warehouse.parcels')}</h2>
      <ol className={classes.parcels}>
        {shipment.parcels.map((one, at) => (
          <li key={one.parcelId}>
            <ParcelRow parcel={one} shipment={shipment} />
            {mayCorrectTracking(shipment.status) && (
              <Button
                variant="default"
                size="compact-sm"
                aria-label={text('tracking.correct_of', { number: at + 1 })}
                onClick={() => setCorrected(one.parcelId)}
              >
                {text('tracking.correct')}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {parcel && <CorrectDrawer shipment={shipment} parcel={parcel} onClose={() => setCorrected(null)} />}
    </section>
  )
}

const tones: Record<ParcelState, Tone> = { inTransit: 'active', delivered: 'good', failed: 'bad' }

function ParcelRow({ parcel, shipment }: { parcel: Parcel; shipment: Shipment }) {
  const text = useText()
  const nameCarrier = useCarrierName()
  const { number, instant } = useFormat()
  const { trackingNumber, trackingUrl, weightGrams, state, seenAt } = parcel
  const missing = awaitsNumber(shipment, parcel)
    ? text('tracking.asked', { carrier: nameCarrier(shipment.carrierName) })
    : text('warehouse.no_tracking')
  return (
    <span className={classes.tracked}>
      {trackingUrl ? (
        <a href={trackingUrl} target="_blank" rel="noopener noreferrer">
          {trackingNumber}
        </a>
      ) : (
        <span>{trackingNumber || missing}</span>
      )}
      {weightGrams !== null && <span>{`${number(weightGrams / 1000)} kg`}</span>}
      {state && <StatusBadge tone={tones[state]}>{text(`tracking.state_${state}`)}</StatusBadge>}
      {seenAt && <span className={classes.quiet}>{instant(seenAt)}</span>}
    </span>
  )
}

type CorrectProps = { shipment: Shipment; parcel: Parcel; onClose: () => void }

function CorrectDrawer({ shipment, parcel, onClose }: CorrectProps) {
  const text = useText()
  const { number } = useFormat()
  const at = shipment.parcels.indexOf(parcel) + 1
  const correct = useStaffChange(correctParcel, () => {
    toast(text('tracking.saved'), 'good')
    onClose()
  })
  const { trackingNumber, weightGrams } = parcel
  const form = useForm<{ parcel: TypedParcel }, true>({
    start: { parcel: { trackingNumber, kilograms: weightGrams === null ? '' : number(weightGrams / 1000) } },
    rules: ({ parcel: typed }) => ({ parcel: !isParcel(typed) }),
  })
  const params = { id: shipment.shipmentId, parcelId: parcel.parcelId }
  return (
    <SideDrawer
      title={text('tracking.correct_title', { number: at, shipment: shipmentNumber(shipment.shipmentId) })}
      onClose={onClose}
    >
      <Form onSend={() => form.send(({ parcel: typed }) => correct.send({ params, body: toParcel(typed) }))}>
        <p>{text('tracking.correct_hint')}</p>
        <RefusalNotice why={correct.error} />
        <ParcelFields
          parcel={form.values.parcel}
          number={at}
          needsNumber={shipment.needsNumber}
          isFirst
          isRefused={form.faults.parcel === true}
          onChange={(typed) => form.change({ parcel: { ...form.values.parcel, ...typed } })}
        />
        <Button type="submit" loading={correct.isPending}>
          {text('tracking.save')}
        </Button>
      </Form>
    </SideDrawer>
  )
}
