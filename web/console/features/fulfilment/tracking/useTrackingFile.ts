import { useState } from 'react'
import type { Reply } from '../../../../../contract/endpoint.ts'
import { bookTracking, readTrackingSheet } from '../../../../../contract/fulfilment/tracking.ts'
import { useStaffChange } from '../../../../api/staff-change.ts'
import { upload } from '../../../../api/upload.ts'
import { useTableFile } from '../../../../ui/form/table-file/useTableFile.ts'

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
  const file = useTableFile<Sheet>({
    send: (sent, choice) => upload(readTrackingSheet, { query: choice }, { file: sent }),
    onRead: ({ rows }) => (rows.length > 0 ? booking.send({ body: { rows } }) : setAnswer(nothing)),
  })
  const book = (sent: File) => {
    setAnswer(undefined)
    file.forget()
    file.read(sent, undefined)
  }
  const isPending = file.isReading || booking.isPending
  const booked = file.taken && answer && !isPending ? toBookedFile(file.taken, answer) : undefined
  return { book, file, isPending, booked, why: isPending || booked ? null : (file.why ?? booking.error) }
}

/** Rows that were not booked, with what they said: those that could not be read, and those that were refused. */
function toBookedFile({ rows, bad }: Sheet, { booked, unchanged, refused }: Booked): BookedFile {
  const typedRows = new Map(
    rows.map(({ row, shipment, order, trackingNumber }) => [row, { named: shipment || order, typed: trackingNumber }]),
  )
  const unread = bad.map((one) => ({ ...one, named: '', isKnown: false, typed: '' }))
  const all = refused.map(({ row, reason, msg }) => {
    const { named = '', typed = '' } = typedRows.get(row) ?? {}
    return { row, msg, named, isKnown: named !== '' && reason !== 'unknown', typed }
  })
  return { booked, unchanged, refused: [...unread, ...all].toSorted((one, other) => one.row - other.row) }
}
