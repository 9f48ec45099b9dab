import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import type { ReturnableLine } from '../queries.ts'

/** From when on the terms of a line count that came before the rest of its order. */
export function CountsFrom({ row: { deliveredOn, completeOn } }: { row: ReturnableLine }) {
  const text = useText()
  const { day } = useFormat()
  if (!deliveredOn || !completeOn || completeOn <= deliveredOn) return null
  return <small>{text('rma.counts_from', { date: day(completeOn) })}</small>
}
