import { heaviestParcel, mostParcels } from '../../../../rules/fulfilment/shipment/shipment.ts'
import { readTrackingField } from '../../../../rules/fulfilment/shipment/tracking-columns.ts'
import {
  longestTrackingCell,
  mostTrackingRows,
  type TrackingField,
  type TrackingRow,
  trackingFields,
} from '../../../../rules/fulfilment/shipment/tracking-rows.ts'
import type { TableChoice } from '../../../../rules/table-file/table-file.ts'
import type { Language } from '../../../../texts/index.ts'
import { say } from '../../../../texts/say.ts'
import { type Caller, callerKey } from '../../../http/caller.ts'
import { Refusal } from '../../../http/refuse.ts'
import { type FieldSheet, fieldRows } from '../../../spreadsheets/field-rows.ts'
import { type SheetFormat, sheetFile } from '../../../spreadsheets/sheet-file.ts'

const sheet: FieldSheet<TrackingField> = {
  fields: trackingFields,
  mostRows: mostTrackingRows,
  heading: (field) => `tracking.column_${field}`,
  guess: readTrackingField,
}

const naming: readonly TrackingField[] = ['shipment', 'order', 'reference']

/** The rows of a carrier's file by the names of its columns, in any language. Refuses a file that is no table, or too long. */
export async function readTrackingFile(
  bytes: Buffer,
  { caller, language, choice }: { caller: Caller; language: Language; choice: TableChoice },
) {
  const found = await fieldRows(bytes, sheet, { callerId: callerKey(caller), language, choice })
  if (typeof found === 'string') throw new Refusal(`tracking_sheet.${found}`)
  refuseMissing(found.columns, language)
  if (found.rows.length + found.bad.length === 0) throw new Refusal('tracking_sheet.empty')
  const read = found.rows.map((cells) => readRow(cells))
  return {
    rows: read.flatMap((one) => (typeof one.wrong === 'undefined' ? [one.row] : [])),
    bad: [
      ...found.bad,
      ...read.flatMap(({ row, wrong }) =>
        wrong ? [{ row: row.row, msg: say(language, `tracking.fault_${wrong}`) }] : [],
      ),
    ].sort((one, other) => one.row - other.row),
    table: found.read,
  }
}

function refuseMissing(columns: readonly TrackingField[], language: Language) {
  const isNamed = naming.some((field) => columns.includes(field))
  const missing: TrackingField[] = [
    ...(isNamed ? [] : (['shipment'] as const)),
    ...(columns.includes('trackingNumber') ? [] : (['trackingNumber'] as const)),
  ]
  if (missing.length === 0) return
  const names = missing.map((field) => say(language, `tracking.column_${field}`)).join(', ')
  throw new Refusal('tracking_sheet.columns', {
    fields: missing,
    words: { key: 'tracking.columns_missing', values: { columns: names } },
  })
}

type Cells = { row: number } & Record<TrackingField, string>
type ReadRow = { row: TrackingRow; wrong?: 'wrong_parcel' | 'wrong_weight' }

function readRow(cells: Cells): ReadRow {
  const cell = (field: TrackingField) => cells[field].trim().slice(0, longestTrackingCell)
  const reference = cell('reference')
  const isShipment = /^S\d+$/i.test(reference)
  const parcel = readParcel(cell('parcel'))
  const weightGrams = readGrams(cell('weight'))
  const row = {
    row: cells.row,
    shipment: cell('shipment') || (isShipment ? reference : ''),
    order: cell('order') || (isShipment ? '' : reference),
    parcel: parcel ?? null,
    trackingNumber: cell('trackingNumber'),
    carrier: cell('carrier'),
    weightGrams: weightGrams ?? null,
  }
  if (parcel === undefined) return { row, wrong: 'wrong_parcel' }
  return weightGrams === undefined ? { row, wrong: 'wrong_weight' } : { row }
}

/** Null where none is said, undefined for what is no number of a parcel. */
function readParcel(text: string): number | null | undefined {
  if (text === '') return null
  const parcel = /^\d{1,3}$/.test(text) ? Number(text) : 0
  return parcel >= 1 && parcel <= mostParcels ? parcel : undefined
}

/** Grams of kilograms such as 4.25 or 4,25; null where none are said, undefined for what is no weight. */
function readGrams(text: string): number | null | undefined {
  if (text === '') return null
  const match = /^(\d{1,4})(?:[.,](\d{1,3}))?(?: ?kg)?$/i.exec(text)
  const grams = match ? Number(match[1]) * 1000 + Number((match[2] ?? '').padEnd(3, '0')) : 0
  return grams >= 1 && grams <= heaviestParcel ? grams : undefined
}

/** An empty file with the names of the columns. */
export function trackingTemplate(format: SheetFormat, caller: Caller, language: Language) {
  const columns = trackingFields
    .filter((field) => field !== 'reference')
    .map((field) => say(language, `tracking.column_${field}`))
  return sheetFile({ name: 'tracking-numbers', columns, rows: async function* () {} }, format, callerKey(caller))
}
