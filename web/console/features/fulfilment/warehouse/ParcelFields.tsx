import { TextInput } from '@mantine/core'
import type { KeyboardEvent } from 'react'
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

/**
 * A scanner ends each number with Enter: that goes on to the next parcel of the form without a number. In an empty field, and in the last,
 * it sends.
 */
function goToNextNumber(event: KeyboardEvent<HTMLInputElement>) {
  const { key, ctrlKey, metaKey, currentTarget: field } = event
  if (key !== 'Enter' || ctrlKey || metaKey || field.value.trim() === '') return
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
        onKeyDown={goToNextNumber}
        maxLength={longestTrackingNumber}
        description={needsNumber && text('warehouse.tracking_needed')}
        error={isRefused && numberFault}
        value={parcel.trackingNumber}
        onChange={({ target }) => onChange({ trackingNumber: target.value })}
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
