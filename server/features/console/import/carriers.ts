import { sql } from 'kysely'
import {
  type CarrierAdapterName,
  type CarrierDraft,
  carrierAdapters,
  carrierFaults,
  cleanCarrier,
} from '../../../../rules/shipping/carrier.ts'
import { BadField, readChoice, readText, requiredText } from '../../../spreadsheets/fields.ts'
import { countStored, type ImportKind } from './kinds.ts'

type CarrierLine = Omit<CarrierDraft, 'adapter'> & { line: number; adapter: CarrierAdapterName | null }

const columnNames = { code: 'carrier', name: 'carrier_name', trackingUrl: 'tracking_url' } as const

/**
 * Who carries the goods: carrier (its code), carrier_name, tracking_url, with {number} for the tracking number, and adapter; without one
 * a carrier is dealt with as before, a new one by hand.
 */
export const carriers: ImportKind<CarrierLine> = {
  name: 'carriers',
  columns: ['carrier', 'carrier_name'],
  batchSize: 1_000,
  read: (row) => {
    const carrier = cleanCarrier({
      code: requiredText(row, 'carrier', 20),
      name: requiredText(row, 'carrier_name'),
      trackingUrl: readText(row, 'tracking_url'),
      adapter: 'hand',
    })
    const adapter = readText(row, 'adapter') === '' ? null : readChoice(row, 'adapter', carrierAdapters)
    const [fault] = carrierFaults(carrier)
    if (fault) throw new BadField(`${columnNames[fault]} cannot be ${carrier[fault]}`)
    return { line: row.line, ...carrier, adapter }
  },
  keyOf: ({ code }) => code,
  store: async (tx, lines, report) => {
    const { rows } = await sql<{ added: boolean }>`
      insert into carriers as c (code, name, tracking_url, adapter)
      select i.code, i.name, i."trackingUrl", coalesce(i.adapter, k.adapter, 'hand')
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
