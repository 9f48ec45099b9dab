import { TextInput } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import { heaviestParcel, shipmentNumber } from '../../../../../rules/fulfilment/shipment/shipment.ts'
import { longestTrackingNumber, readTrackingNumber } from '../../../../../rules/fulfilment/shipment/tracking.ts'
import { amountIn } from '../../../../ui/language/amount.ts'
import { useText } from '../../../../ui/language/language.tsx'

export type TypedParcel = { trackingNumber: string; kilograms: string }

export const emptyParcel: TypedParcel = { trackingNumber: '', kilograms: '' }

/** Grams of a weight in kilograms as it is typed; null where none is, undefined where it is no weight. */
function readGrams(kilograms: string): number | null | undefined {
  const weight = amountIn(kilograms)
  if (weight === null) return null
  const grams = Math.round((weight ?? 0) * 1000)
  return grams >= 1 && grams <= heaviestParcel ? grams : undefined
}

export const isParcel = ({ trackingNumber, kilograms }: TypedParcel) =>
  readTrackingNumber(trackingNumber) !== undefined && readGrams(kilograms) !== undefined

export function toParcel({ trackingNumber, kilograms }: TypedParcel) {
  const weightGrams = readGrams(kilograms)
  return { trackingNumber: trackingNumber.trim(), ...(weightGrams && { weightGrams }) }
}

type Props = {
  parcel: TypedParcel
  /** Which of its shipment, from 1. */
  number?: number
  /** Whose it is, where it stands among those of other shipments. */
  shipmentId?: number
  /** Whether its carrier follows parcels by the number. */
  needsNumber: boolean
  /** The shipment of the same form that has its number, too. */
  sameAs?: number | undefined
  isFirst: boolean
  /** It was sent as it is: what is wrong with it is shown. */
  isRefused: boolean
  onChange: (typed: Partial<TypedParcel>) => void
}

type NumberKey = KeyboardEvent<HTMLInputElement>

/** A scanner ends each number with Enter. */
const endsNumber = ({ key, ctrlKey, metaKey, currentTarget: field }: NumberKey) =>
  key === 'Enter' && !ctrlKey && !metaKey && field.value.trim() !== ''

/** The label of the right parcel is scanned over a number that is at fault. */
function stayInNumber(event: NumberKey) {
  event.preventDefault()
  event.currentTarget.select()
}

/** Goes on to the next parcel of the form without a number; in the last, and in an empty field, Enter sends. */
function goToNextNumber(event: NumberKey) {
  const field = event.currentTarget
  const fields = [...(field.form?.querySelectorAll<HTMLInputElement>('input[data-tracking]') ?? [])]
  const next = fields.slice(fields.indexOf(field) + 1).find(({ value }) => value.trim() === '')
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** Tracking number and weight of a parcel, either where it is known. */
export function ParcelFields({
  parcel,
  number = 1,
  shipmentId,
  needsNumber,
  isFirst,
  isRefused,
  sameAs,
  onChange,
}: Props) {
  const text = useText()
  const name = shipmentId === undefined ? { number } : { shipment: shipmentNumber(shipmentId) }
  const numberFault = useNumberFault(parcel, sameAs)
  const [isScanned, setScanned] = useState(false)
  const isWrongWeight = isRefused && readGrams(parcel.kilograms) === undefined
  return (
    <>
      <TextInput
        label={'number' in name ? text('warehouse.tracking_of', name) : text('warehouse.tracking_of_shipment', name)}
        autoComplete="off"
        spellCheck={false}
        autoFocus={isFirst}
        {...(isFirst && { 'data-autofocus': true })}
        data-tracking
        onKeyDown={(event) => {
          if (!endsNumber(event)) return
          setScanned(true)
          if (numberFault) stayInNumber(event)
          else goToNextNumber(event)
        }}
        maxLength={longestTrackingNumber}
        description={needsNumber && text('warehouse.tracking_needed')}
        error={(isRefused || isScanned) && numberFault}
        value={parcel.trackingNumber}
        onChange={({ target }) => {
          setScanned(false)
          onChange({ trackingNumber: target.value })
        }}
      />
      <TextInput
        label={'number' in name ? text('warehouse.weight_of', name) : text('warehouse.weight_of_shipment', name)}
        inputMode="decimal"
        autoComplete="off"
        maxLength={9}
        error={isWrongWeight ? text('warehouse.weight_wrong') : undefined}
        value={parcel.kilograms}
        onChange={({ target }) => onChange({ kilograms: target.value })}
      />
    </>
  )
}

/** What is wrong with a tracking number; undefined where nothing is. */
function useNumberFault({ trackingNumber }: TypedParcel, sameAs: number | undefined) {
  const text = useText()
  if (sameAs !== undefined) return text('warehouse.tracking_twice', { shipment: shipmentNumber(sameAs) })
  return readTrackingNumber(trackingNumber) === undefined ? text('tracking.wrong') : undefined
}
