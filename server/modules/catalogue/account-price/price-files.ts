import { isAccountPrice, mostAccountPrices } from '../../../../rules/catalogue/price/account-price.ts'
import {
  type AccountPriceColumn,
  accountPriceColumns,
  readAccountPriceColumn,
} from '../../../../rules/catalogue/price/account-price-columns.ts'
import { toAmount } from '../../../../rules/catalogue/price/money.ts'
import { readWrittenAmount } from '../../../../rules/catalogue/price/written-amount.ts'
import { normalise } from '../../../../rules/catalogue/product/part-number.ts'
import { textOfCell } from '../../../../rules/table-file/spreadsheet-cell.ts'
import type { TableChoice } from '../../../../rules/table-file/table-file.ts'
import type { Language } from '../../../../texts/index.ts'
import { say } from '../../../../texts/say.ts'
import type { Db } from '../../../db/database.ts'
import { type CustomerCaller, callerKey } from '../../../http/caller.ts'
import { findFields, rowsByField } from '../../../spreadsheets/named-columns.ts'
import { type SheetFormat, sheetFile } from '../../../spreadsheets/sheet-file.ts'
import { hasMoreRows } from '../../../spreadsheets/sheet-length.ts'
import { tableRows } from '../../../spreadsheets/table-file.ts'
import { newTableRead } from '../../../spreadsheets/table-row.ts'
import { productNameIn } from '../products/product-name.ts'
import { accountPriceQueries, findSkuIds } from './account-price.queries.ts'
import { type Change, keepPrices } from './set-prices.ts'

const naming = { fields: accountPriceColumns, guess: readAccountPriceColumn }
const needed: readonly AccountPriceColumn[] = ['number', 'price']
/** Lines of a file that are looked at. */
const mostLines = 5_000

type PriceFile = TableChoice & { bytes: Buffer; language: Language }

/** Sets the prices of the good lines of a CSV or XLSX file; says of each other one what is wrong with it. */
export async function importPrices(change: Change, { bytes, language, ...choice }: PriceFile) {
  const fits = (names: readonly string[]) => needed.every((field) => findFields(names, naming).includes(field))
  const callerId = callerKey(change.caller)
  const table = await tableRows(bytes, { most: mostLines, callerId, language, fits, choice, isStored: true })
  if (!table) {
    const isLong = await hasMoreRows(bytes, mostLines + 1)
    const msg = say(language, isLong ? 'account_price.too_many_lines' : 'table.unreadable')
    return { added: 0, known: 0, bad: [{ line: 1, msg }], table: newTableRead() }
  }
  const { found, sound, faulty } = rowsByField(table, naming)
  const missing = needed.filter((field) => !found.includes(field))
  if (missing.length > 0) {
    const msg = say(language, 'account.import_needs', { columns: missing.join(', ') })
    return { added: 0, known: 0, bad: [{ line: 1, msg }], table: table.read }
  }
  const bad = [
    ...table.bad.map(({ line, fault }) => ({ line, msg: say(language, `account.import_${fault}`) })),
    ...faulty.map(({ line, column, fault }) => ({ line, msg: say(language, `table.fault_${fault}`, { column }) })),
  ]
  const read = await readLines(change, sound)
  const good = new Map<string, PriceFileLine>()
  for (const line of read) {
    if ('fault' in line) bad.push({ line: line.line, msg: say(language, line.fault) })
    // Of two lines for the same price the last counts.
    else good.set(`${line.skuId} ${line.accountId}`, line)
  }
  const { changed, left } = await keep(change, [...good.values()])
  bad.push(...left.map(({ line }) => ({ line, msg: say(language, 'account_price.full') })))
  return {
    added: changed,
    known: read.filter((line) => 'skuId' in line).length - left.length - changed,
    bad: bad.sort((one, other) => one.line - other.line),
    table: table.read,
  }
}

type PriceFileLine = { line: number; skuId: number; accountId: number | null; cents: number }

/** What each line asks for, or what is wrong with it. */
async function readLines(
  { db, caller }: Change,
  rows: readonly { line: number; fields: Partial<Record<AccountPriceColumn, string>> }[],
) {
  const typed = rows.map(({ line, fields }) => ({
    line,
    key: normalise(textOfCell(fields.number ?? '')),
    seller: textOfCell(fields.account ?? '').trim(),
    cents: centsIn(fields.price ?? '', caller.currency),
  }))
  const skus = await findSkuIds(
    db,
    typed.map(({ key }) => key),
  )
  const sellers = await accountPriceQueries(db, caller).sellers()
  const idsOfSellers = new Map(sellers.map(({ userName, accountId }) => [userName.toLowerCase(), accountId]))
  return typed.map(({ line, key, seller, cents }) => {
    const skuId = skus.get(key)
    const accountId = seller === '' ? null : idsOfSellers.get(seller.toLowerCase())
    if (skuId === undefined) return { line, fault: 'account_price.unknown_number' as const }
    if (accountId === undefined) return { line, fault: 'account_price.unknown_account' as const }
    if (cents === undefined) return { line, fault: 'account_price.invalid_price' as const }
    return { line, skuId, accountId, cents }
  })
}

const keep = ({ db, ...change }: Change, good: readonly PriceFileLine[]) =>
  db.transaction().execute(async (tx) => {
    const prices = accountPriceQueries(tx, change.caller)
    await prices.lock()
    // What is set already takes no more room.
    const set = await prices.whichAreSet(good)
    const beyondLimit = new Set(good.filter((_, at) => !set[at]).slice(mostAccountPrices - (await prices.count())))
    const withinLimit = good.filter((one) => !beyondLimit.has(one))
    return { changed: await keepPrices(tx, change, withinLimit), left: [...beyondLimit] }
  })

/** Cents of a price with a comma or a point; undefined for what is none. */
function centsIn(text: string, currency: string): number | undefined {
  const cents = readWrittenAmount(text, currency)
  return cents !== undefined && isAccountPrice(cents) ? cents : undefined
}

/** All prices as a file that a spreadsheet opens. */
export function exportPrices(db: Db, caller: CustomerCaller, format: SheetFormat, language: Language) {
  const productName = productNameIn(language)
  async function* rows() {
    for (const { userName, cents, ...sku } of await accountPriceQueries(db, caller).all())
      yield [sku.number, sku.oemCode, productName(sku), userName ?? '', { amount: toAmount(cents) }]
  }
  return sheetFile({ name: 'account-prices', columns: accountPriceColumns, rows }, format, callerKey(caller))
}
