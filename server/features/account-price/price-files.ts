import writeXlsxFile from 'write-excel-file/node'
import type { FileAnswer } from '../../../contract/endpoint.ts'
import { isAccountPrice, mostAccountPrices, plainCell, textOfCell } from '../../../rules/account-price.ts'
import { amountOf, centsOf } from '../../../rules/money.ts'
import { normalise } from '../../../rules/part-number.ts'
import { nameIn } from '../../../rules/product-name.ts'
import type { Language } from '../../../texts/index.ts'
import { say } from '../../../texts/say.ts'
import type { Db } from '../../db/database.ts'
import type { CustomerCaller } from '../../http/caller.ts'
import { tableRows } from '../import/table-file.ts'
import { accountPricesOf, skusNamed } from './account-price.queries.ts'
import { type Change, keepPrices } from './set-prices.ts'

const columns = ['number', 'oem_number', 'product', 'account', 'price'] as const
const needed = ['number', 'price']
/** Lines of a file that are looked at. */
const mostLines = 5_000

type Bad = { line: number; msg: string }

/** Sets the prices of the good lines of a CSV or XLSX file; says of each other one what is wrong with it. */
export async function importPrices(change: Change, file: Buffer, language: Language) {
  const table = await tableRows(file, mostLines)
  if (!table) return { added: 0, known: 0, bad: [{ line: 1, msg: say(language, 'account_price.unreadable') }] }
  const { columns: found, rows, bad: unread } = table
  const missing = needed.filter((column) => !found.includes(column))
  if (missing.length > 0) {
    const msg = say(language, 'account.import_needs', { columns: missing.join(', ') })
    return { added: 0, known: 0, bad: [{ line: 1, msg }] }
  }
  const lines = rows.map(({ line, fields }) => ({
    line,
    key: normalise(textOfCell(fields.number ?? '')),
    account: textOfCell(fields.account ?? '')
      .trim()
      .toLowerCase(),
    cents: centsIn(fields.price ?? ''),
  }))
  const skus = await skusNamed(
    change.db,
    lines.map(({ key }) => key),
  )
  const sellers = new Map(
    (await accountPricesOf(change.db, change.caller).sellers()).map(({ userName, accountId }) => [
      userName.toLowerCase(),
      accountId,
    ]),
  )
  const bad: Bad[] = unread.map(({ line, fault }) => ({ line, msg: say(language, `account.import_${fault}`) }))
  const good = new Map<string, { line: number; skuId: number; accountId: number | null; cents: number }>()
  let taken = 0
  for (const { line, key, account, cents } of lines) {
    const skuId = skus.get(key)
    const accountId = account === '' ? null : sellers.get(account)
    if (skuId === undefined) bad.push({ line, msg: say(language, 'account_price.unknown_number') })
    else if (accountId === undefined) bad.push({ line, msg: say(language, 'account_price.unknown_account') })
    else if (cents === undefined) bad.push({ line, msg: say(language, 'account_price.invalid_price') })
    else {
      taken += 1
      // Of two lines for the same price the last counts.
      good.set(`${skuId} ${accountId}`, { line, skuId, accountId, cents })
    }
  }
  const { changed, left } = await keep(change, [...good.values()])
  bad.push(...left.map(({ line }) => ({ line, msg: say(language, 'account_price.full') })))
  return {
    added: changed,
    known: taken - left.length - changed,
    bad: bad.sort((one, other) => one.line - other.line),
  }
}

const keep = (
  { db, ...change }: Change,
  good: readonly { line: number; skuId: number; accountId: number | null; cents: number }[],
) =>
  db.transaction().execute(async (tx) => {
    const prices = accountPricesOf(tx, change.caller)
    await prices.lock()
    // What is set already takes no more room.
    const set = await prices.whichAreSet(good)
    const left = new Set(good.filter((_, at) => !set[at]).slice(mostAccountPrices - (await prices.count())))
    const kept = good.filter((one) => !left.has(one))
    return { changed: await keepPrices(tx, change, kept), left: [...left] }
  })

/** Cents of a price with a comma or a point; undefined for what is none. */
function centsIn(text: string): number | undefined {
  const plain = text.trim()
  if (!/^\d{1,8}([.,]\d{1,2})?$/.test(plain)) return undefined
  const cents = centsOf(Number(plain.replace(',', '.')))
  return isAccountPrice(cents) ? cents : undefined
}

/** All prices as a file that a spreadsheet opens. */
export async function exportPrices(
  db: Db,
  caller: CustomerCaller,
  format: 'csv' | 'xlsx',
  language: Language,
): Promise<FileAnswer> {
  const productName = (name: string) => nameIn(name, language, (key, values) => say(language, key, values))
  const rows = (await accountPricesOf(db, caller).all()).map(({ number, oemCode, name, userName, cents }) => ({
    texts: [number, oemCode, productName(name), userName ?? ''].map(plainCell),
    price: amountOf(cents),
  }))
  if (format === 'csv') {
    const lines = [
      columns.join(';'),
      ...rows.map(({ texts, price }) => [...texts.map(quoted), price.toFixed(2)].join(';')),
    ]
    const bytes = Buffer.from(`\ufeff${lines.join('\r\n')}\r\n`, 'utf8')
    return { bytes, mediaType: 'text/csv; charset=utf-8', name: 'account-prices.csv' }
  }
  const head = columns.map((value) => ({ value, fontWeight: 'bold' as const }))
  const cells = rows.map(({ texts, price }) => [
    ...texts.map((value) => ({ value, type: String })),
    { value: price, type: Number, format: '0.00' },
  ])
  const bytes = await writeXlsxFile([head, ...cells]).toBuffer()
  const mediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  return { bytes, mediaType, name: 'account-prices.xlsx' }
}

const quoted = (text: string) => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
