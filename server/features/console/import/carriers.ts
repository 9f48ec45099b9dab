import { sql } from 'kysely'
import { type CarrierDraft, carrierFaults, cleanCarrier } from '../../../../rules/shipping/carrier.ts'
import { BadField, readText, requiredText } from '../../../spreadsheets/fields.ts'
import { countStored, type ImportKind } from './kinds.ts'

type CarrierLine = CarrierDraft & { line: number }

const columnNames = { code: 'carrier', name: 'carrier_name', trackingUrl: 'tracking_url' } as const

/** Who carries the goods: carrier (its code), carrier_name, and tracking_url, with {number} for the tracking number. */
export const carriers: ImportKind<CarrierLine> = {
  name: 'carriers',
  columns: ['carrier', 'carrier_name'],
  batchSize: 1_000,
  read: (row) => {
    const carrier = cleanCarrier({
      code: requiredText(row, 'carrier', 20),
      name: requiredText(row, 'carrier_name'),
      trackingUrl: readText(row, 'tracking_url'),
    })
    const [fault] = carrierFaults(carrier)
    if (fault) throw new BadField(`${columnNames[fault]} cannot be ${carrier[fault]}`)
    return { line: row.line, ...carrier }
  },
  keyOf: ({ code }) => code,
  store: async (tx, lines, report) => {
    const { rows } = await sql<{ added: boolean }>`
      insert into carriers as c (code, name, tracking_url)
      select i.code, i.name, i."trackingUrl"
        from json_to_recordset(${JSON.stringify(lines)}) as i (code text, name text, "trackingUrl" text)
      on conflict (code) do update set (name, tracking_url) = (excluded.name, excluded.tracking_url)
        where (c.name, c.tracking_url) is distinct from (excluded.name, excluded.tracking_url)
      returning (xmax = 0) as added
    `.execute(tx)
    const added = rows.filter((row) => row.added).length
    countStored(report, lines.length, { added, changed: rows.length - added })
  },
}
