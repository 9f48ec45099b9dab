import { toAmount } from '../../../../rules/catalogue/price/money.ts'
import { mostBookedDocuments } from '../../../../rules/invoice/invoice-list.ts'
import { vatCategories } from '../../../../rules/invoice/vat-category.ts'
import { isDay } from '../../../../rules/shipping/day.ts'
import type { Db } from '../../../db/database.ts'
import { type Caller, callerKey } from '../../../http/caller.ts'
import { orNotFound, Refusal } from '../../../http/refuse.ts'
import { type SheetFormat, sheetFile } from '../../../spreadsheets/sheet-file.ts'
import {
  type BookedDocument,
  findIssuedIds,
  findIssuers,
  type IssuedPeriod,
  readBookedDocuments,
} from './bookkeeping.staff.ts'
import { loadDatevSettings } from './datev-settings.staff.ts'
import { exportDatev } from './export-datev.ts'
import { vatCountry } from './vat-country.ts'

// Names that a program reads stay the same in every language.
const columns = [
  ...['issued_on', 'number', 'kind', 'corrects', 'supplied_on', 'due_on', 'order'],
  ...['customer_number', 'customer', 'customer_country', 'customer_vat_number', 'ship_to_country'],
  ...['issuer', 'issuer_vat_number', 'vat_country', 'vat_category', 'vat_rate', 'net', 'vat', 'gross', 'currency'],
  ...['local_currency', 'local_vat', 'local_rates_of'],
]

/** So many documents are read at once: more of them would hold a connection too long. */
const documentsAtOnce = 500

type Call = { db: Db; caller: Caller; now: Date }

/**
 * What a company issued in a period, a row for each document, or as a Buchungsstapel of DATEV. Refuses a company of another site, for
 * DATEV one that is not German, days that there are not, and too much for a file.
 */
export async function exportBookkeeping(call: Call, format: SheetFormat | 'datev', period: IssuedPeriod) {
  const { db, caller } = call
  const { from, until, orgId } = period
  const fields = (['from', 'until'] as const).filter((name) => !isDay(period[name]))
  if (fields.length > 0) throw new Refusal('request.invalid', { fields })
  if (from > until) throw new Refusal('finance.period_reversed', { fields: ['from'] })
  orNotFound((await findIssuers(db, caller)).find((issuer) => issuer.orgId === orgId))
  const documents = readDocuments(db, period)
  if (format === 'datev') return exportDatev(await loadDatevSettings(db, caller, orgId), period, documents, call.now)
  async function* rows() {
    for await (const some of documents) yield* some.map(toRow)
  }
  return sheetFile({ name: `bookkeeping-${from}-${until}`, columns, rows }, format, callerKey(caller))
}

async function* readDocuments(db: Db, period: IssuedPeriod) {
  const ids = await findIssuedIds(db, period, mostBookedDocuments + 1)
  if (ids.length > mostBookedDocuments) throw new Refusal('finance.export_too_long', { fields: ['from'] })
  for (let at = 0; at < ids.length; at += documentsAtOnce)
    yield await readBookedDocuments(db, ids.slice(at, at + documentsAtOnce))
}

function toRow({ kind, local, ...document }: BookedDocument) {
  const signed = (cents: number) => ({ amount: kind === 'invoice' || cents === 0 ? toAmount(cents) : toAmount(-cents) })
  return [
    ...[document.issuedOn, document.number, kind, document.corrects ?? '', document.suppliedOn ?? ''],
    ...[document.dueOn ?? '', document.orderno, document.custnum, document.company, document.country],
    ...[document.buyerVatNumber, document.shipTo, document.issuer, document.sellerVatNumber, vatCountry(document)],
    ...[vatCategories[document.reason], { amount: document.rateBp / 100 }],
    ...[signed(document.net), signed(document.vat), signed(document.total), document.currency],
    ...(local ? [local.currency, signed(local.vat), local.rates.publishedOn] : ['', '', '']),
  ]
}
