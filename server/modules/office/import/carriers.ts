import { sql } from 'kysely'
import {
  type CarrierAdapterName,
  type CarrierDraft,
  carrierAdapters,
  carrierFaults,
  cleanCarrier,
} from '../../../../rules/shipping/carrier.ts'
import { BadField, readChoice, readText, requiredText } from '../../../spreadsheets/fields.ts'
import { readCell, readLastingCell } from './cell.ts'
import { countStored, type ImportKind } from './kinds.ts'

/** Null is what a line leaves as it is. */
type CarrierLine = Pick<CarrierDraft, 'code' | 'name'> & {
  line: number
  trackingUrl: string | null
  adapter: CarrierAdapterName | null
}

const columnNames = { code: 'carrier', name: 'carrier_name', trackingUrl: 'tracking_url' } as const

/**
 * Who carries the goods: carrier (its code), carrier_name, tracking_url, with {number} for the tracking number, and adapter. A new one is
 * dealt with by hand unless its line says otherwise.
 */
export const carriers: ImportKind<CarrierLine> = {
  name: 'carriers',
  columns: ['carrier', 'carrier_name'],
  batchSize: 1_000,
  read: (row) => {
    const trackingUrl = readCell(row, 'tracking_url', readText)
    const draft = cleanCarrier({
      code: requiredText(row, 'carrier', 20),
      name: requiredText(row, 'carrier_name'),
      trackingUrl: trackingUrl ?? '',
      adapter: 'hand',
    })
    const adapter = readLastingCell(row, 'adapter', (from, column) => readChoice(from, column, carrierAdapters)) ?? null
    const [fault] = carrierFaults(draft)
    if (fault) throw new BadField(`${columnNames[fault]} cannot be ${draft[fault]}`)
    const { code, name } = draft
    return { line: row.line, code, name, trackingUrl: trackingUrl === undefined ? null : draft.trackingUrl, adapter }
  },
  keyOf: ({ code }) => code,
  store: async (tx, lines, report) => {
    const { rows } = await sql<{ added: boolean }>`
      insert into carriers as c (code, name, tracking_url, adapter)
      select i.code, i.name, coalesce(i."trackingUrl", k.tracking_url, ''), coalesce(i.adapter, k.adapter, 'hand')
        from json_to_recordset(${JSON.stringify(lines)}) as i (code text, name text, "trackingUrl" text, adapter text)
        left join carriers k on k.code = i.code
      on conflict (code) do update set (name, tracking_url, adapter) = (excluded.name, excluded.tracking_url, excluded.adapter)
        where (c.name, c.tracking_url, c.adapter) is distinct from (excluded.name, excluded.tracking_url, excluded.adapter)
      returning (xmax = 0) as added
    `.execute(tx)
    const added = rows.filter((row) => row.added).length
    countStored(report, lines.length, { added, changed: rows.length - added })
  },
}
