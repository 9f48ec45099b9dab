import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { bookTracking, readTrackingSheet } from '../../../../contract/console/tracking.ts'
import type { Reply } from '../../../../contract/endpoint.ts'
import type { CallFailed } from '../../../api/call.ts'
import { saysItself } from '../../../api/failures.ts'
import { useStaffChange } from '../../../api/staff-change.ts'
import { upload } from '../../../api/upload.ts'

type Sheet = Reply<typeof readTrackingSheet>
type Booked = Reply<typeof bookTracking>
/** What a row named is known where the shop found something by it. */
export type RefusedRow = { row: number; msg: string; named: string; isKnown: boolean; typed: string }
export type BookedFile = { booked: number; unchanged: number; refused: RefusedRow[] }

const nothing: Booked = { booked: 0, unchanged: 0, refused: [] }

/** Reads a file and books its rows. A try after a broken line books nothing twice. */
export function useTrackingFile() {
  const [answer, setAnswer] = useState<Booked>()
  const booking = useStaffChange(bookTracking, setAnswer)
  const reading = useMutation<Sheet, CallFailed, File>({
    meta: saysItself,
    mutationFn: (file) => upload(readTrackingSheet, {}, { file }),
    onSuccess: ({ rows }) => (rows.length > 0 ? booking.send({ body: { rows } }) : setAnswer(nothing)),
  })
  const book = (file: File) => {
    setAnswer(undefined)
    reading.mutate(file)
  }
  const isPending = reading.isPending || booking.isPending
  const booked = reading.data && answer && !isPending ? toBookedFile(reading.data, answer) : undefined
  return { book, isPending, booked, why: isPending || booked ? null : (reading.error ?? booking.error) }
}

/** Rows that were not booked, with what they said: those that could not be read, and those that were refused. */
function toBookedFile({ rows, bad }: Sheet, { booked, unchanged, refused }: Booked): BookedFile {
  const said = new Map(
    rows.map(({ row, shipment, order, trackingNumber }) => [row, { named: shipment || order, typed: trackingNumber }]),
  )
  const unread = bad.map((one) => ({ ...one, named: '', isKnown: false, typed: '' }))
  const all = refused.map(({ row, reason, msg }) => {
    const { named = '', typed = '' } = said.get(row) ?? {}
    return { row, msg, named, isKnown: named !== '' && reason !== 'unknown', typed }
  })
  return { booked, unchanged, refused: [...unread, ...all].toSorted((one, other) => one.row - other.row) }
}
