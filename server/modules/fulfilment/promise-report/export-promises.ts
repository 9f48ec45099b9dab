import { promiseOutcomes } from '../../../../rules/fulfilment/promise-outcome.ts'
import type { Db } from '../../../db/database.ts'
import { type Caller, callerKey } from '../../../http/caller.ts'
import { type SheetFormat, sheetFile } from '../../../spreadsheets/sheet-file.ts'
import type { PromiseFilters } from './promise-report.staff.ts'
import { reportPromises } from './promise-report.ts'

// Names that a program reads stay the same in every language.
const columns = [
  ...['from', 'until', 'warehouse', 'carrier_code', 'carrier', 'promised', 'on_time', 'late_1_day', 'late_2_to_3_days'],
  ...['late_more_days', 'overdue', 'not_due', 'day_unknown', 'unpromised', 'kept_percent'],
]

type Call = { db: Db; caller: Caller; now: Date }

/** The rows of the report as a file, each with its period. */
export function exportPromises(call: Call, format: SheetFormat, filters: PromiseFilters) {
  async function* rows() {
    for (const row of await reportPromises(call, filters))
      yield [
        ...[filters.from, filters.until, row.shipFrom, row.shipVia, row.carrier, row.promised],
        ...promiseOutcomes.map((outcome) => row[outcome]),
        row.keptShare === null ? '' : { amount: row.keptShare },
      ]
  }
  return sheetFile({ name: 'promises', columns, rows }, format, callerKey(call.caller))
}
