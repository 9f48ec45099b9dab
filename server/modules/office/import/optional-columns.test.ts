import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { importing } from '../../../testing/importing.ts'

const { db, load } = importing()

type Cells = Record<string, string>
type File = {
  /** What names the thing that a line is about, and what else it needs. */
  needed: Cells
  /** Every other column: how it is filled in, and what stands there by it; by `(clear)`, or why that cannot be. */
  others: Record<string, [cell: string, filled: unknown, cleared: unknown]>
  stored: () => Promise<Record<string, unknown>>
}

const toFile = (cells: Cells) => `${Object.keys(cells).join(',')}\n${Object.values(cells).map((one) => `"${one}"`)}\n`
const rowOf = async (query: ReturnType<typeof sql<Record<string, unknown>>>) =>
  (await query.execute(db())).rows[0] ?? {}
const lasting = (column: string) => ({ refused: `${column} cannot be cleared` })
const wrong = (column: string) => ({ refused: `cannot be: ${column}` })

const files: Record<string, File> = {
  stock: {
    needed: { number: 'AS-900001', warehouse: 'NL', on_hand: '4' },
    others: { bin: ['A-03-2', 'A-03-2', ''] },
    stored: () => rowOf(sql`select k.bin from stock k join skus s on s.id = k.sku_id where s.number = 'AS-900001'`),
  },
  rates: {
    needed: { carrier: 'STD', warehouse: 'NL', country: 'NL', currency: 'EUR', price: '7.00', days_max: '5' },
    others: { days_min: ['3', 3, 5], free_from: ['250', 25_000, null] },
    stored: () =>
      rowOf(sql`select days_min, free_from from shipping_rates
                 where (carrier, warehouse, country, currency) = ('STD', 'NL', 'NL', 'EUR')`),
  },
  carriers: {
    needed: { carrier: 'FAST', carrier_name: 'Fast Parcel' },
    others: {
      tracking_url: ['https://fast.example/{number}', 'https://fast.example/{number}', ''],
      adapter: ['test', 'test', lasting('adapter')],
    },
    stored: () => rowOf(sql`select tracking_url, adapter from carriers where code = 'FAST'`),
  },
  sites: {
    needed: { site: 'FR', service_email: 'shop@voorbeeld.fr', order_email: 'orders@voorbeeld.fr' },
    others: {
      hotline: ['+33 1 5555 0001', '+33 1 5555 0001', ''],
      messenger: ['live:un', 'live:un', ''],
      opens: ['08:15', '08:15', wrong('opens')],
      closes: ['17:45', '17:45', wrong('closes')],
      certificates: ['rohs;iso9001', ['iso9001', 'rohs'], []],
      company: ['Une SARL', 'Une SARL', wrong('company')],
      address: ['Rue 1', 'Rue 1', wrong('address')],
      postcode: ['75001', '75001', wrong('postcode')],
      city: ['Paris', 'Paris', wrong('city')],
      state: ['Seine', 'Seine', ''],
      country: ['FR', 'FR', wrong('country')],
      phone: ['+33 1 5555 0002', '+33 1 5555 0002', wrong('phone')],
      email: ['info@voorbeeld.fr', 'info@voorbeeld.fr', wrong('email')],
      registration_number: ['RCS 1', 'RCS 1', ''],
      vat_number: ['FR 40 303265045', 'FR40303265045', wrong('vat_number')],
      legal_note: ['Capital', 'Capital', ''],
      peppol_address: ['0009:30326504500017', '0009:30326504500017', ''],
      late_penalty: ['3x', '3x', wrong('late_penalty')],
      recovery_fee: ['40 EUR', '40 EUR', wrong('recovery_fee')],
      early_discount: ['None', 'None', wrong('early_discount')],
      account: ['FR14 2004 1010 0505 0001 3M02 606', 'FR1420041010050500013M02606', wrong('account')],
      account_holder: ['Une SARL', 'Une SARL', wrong('account_holder')],
      bank: ['Une Banque', 'Une Banque', wrong('bank')],
      bic: ['BNPAFRPP', 'BNPAFRPP', wrong('bic')],
      account_currency: ['eur', 'EUR', lasting('account_currency')],
      payment_account: ['yes', 'EUR', lasting('payment_account')],
    },
    stored: () =>
      rowOf(sql`
        select o.hot_phone as hotline, o.skype_id as messenger, to_char(o.opens, 'HH24:MI') as opens,
               to_char(o.closes, 'HH24:MI') as closes, o.certificates, f.name as company, f.address1 as address, f.postcode, f.city,
               f.state, f.country, f.phone, f.email, f.registration_number, f.vat_number, f.legal_note, f.peppol_address,
               f.late_penalty, f.recovery_fee, f.early_discount, b.account, b.holder as account_holder, b.bank, b.bic,
               b.currency as account_currency, b.payment_currency as payment_account
          from orgs o
          left join offices f on f.org_id = o.id and f.kind = 'company'
          left join own_bank_accounts b on b.org_id = o.id and b.payment_currency = o.currency
         where o.number_prefix = 'FR'`),
  },
  classes: {
    needed: { class_id: '109' },
    others: { drawn_as: ['charger', 'charger', null] },
    stored: () => rowOf(sql`select drawn_as from classes where id = 109`),
  },
  texts: {
    needed: { site: 'NL', page: 'terms', position: '7', title: 'Prices', text: 'Without VAT.' },
    others: Object.fromEntries(
      ['title_de', 'title_it', 'title_fr', 'title_pl', 'text_de', 'text_it', 'text_fr', 'text_pl'].map((column) => [
        column,
        [`in ${column}`, `in ${column}`, null],
      ]),
    ),
    stored: () =>
      rowOf(sql`
        select title ->> 'de' as title_de, title ->> 'it' as title_it, title ->> 'fr' as title_fr, title ->> 'pl' as title_pl,
               body ->> 'de' as text_de, body ->> 'it' as text_it, body ->> 'fr' as text_fr, body ->> 'pl' as text_pl
          from declarations where org_id = 1 and type = 'terms' and position = 7`),
  },
}

/** What says what is still to come is one count, in which 0 takes away. */
const arrivals = ['expected_on', 'expected_qty', 'reference']

test.each(Object.entries(files))(
  'of a file of %s an empty cell leaves each column as it is, and (clear) clears it',
  async (kind, { needed, others, stored }) => {
    if (kind === 'stock') {
      const product = { brand: 'Testo', series: 'One', class_id: '102', oem_number: 'TT-1', number: 'AS-900001' }
      expect(await load('product.csv', toFile(product))).toMatchObject({ added: 1 })
    }
    const cells = Object.fromEntries(Object.entries(others).map(([column, [cell]]) => [column, cell]))
    const filled = Object.fromEntries(Object.entries(others).map(([column, [, value]]) => [column, value]))
    const full = toFile({ ...needed, ...cells })
    expect(await load('full.csv', full)).toMatchObject({ kind, badCount: 0 })
    expect(await stored()).toEqual(filled)

    const empty = Object.fromEntries(Object.keys(others).map((column) => [column, '']))
    if (kind !== 'classes') expect(await load('short.csv', toFile(needed))).toMatchObject({ kind, same: 1 })
    expect(await load('empty.csv', toFile({ ...needed, ...empty }))).toMatchObject({ kind, same: 1 })
    expect(await stored()).toEqual(filled)

    for (const [column, [, , cleared]] of Object.entries(others)) {
      const report = await load('clear.csv', toFile({ ...needed, [column]: '(clear)' }))
      const refused = (cleared as { refused?: string } | null)?.refused
      expect([column, report.bad.map(({ reason }) => reason)]).toEqual([column, refused ? [refused] : []])
      expect(await stored()).toEqual(refused ? filled : { ...filled, [column]: cleared })
      expect(await load('full.csv', full)).toMatchObject({ badCount: 0 })
    }
  },
)

test('every column that a file may have is one of these, or of the catalogue', async () => {
  const documented = (await readFile('docs/import.md', 'utf8')).split('\n').flatMap((line) => {
    const [, name = '', , may = ''] = line.split('|').map((cell) => cell.trim())
    const kind = Object.keys(files).find((one) => new RegExp(`^${one}\\b`).test(name))
    return kind === undefined ? [] : [[kind, columnsIn(may)] as const]
  })
  const columns = Object.entries(files).map(([kind, { others }]) => [
    kind,
    Object.keys(others).filter((column) => kind !== 'classes' || column !== 'drawn_as'),
  ])
  expect(new Map(documented.map(([kind, names]) => [kind, names.toSorted()]))).toEqual(
    new Map(columns.map(([kind, names]) => [kind, [...(names ?? [])].toSorted()] as [string, string[]])),
  )
})

const columnsIn = (words: string) =>
  [...words.matchAll(/`([a-z_]+)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => !['hand', 'test', 'charger', ...arrivals].includes(name))

test('of a bank account that is another by its number nothing is known', async () => {
  const { needed, others, stored } = files.sites as File
  const cells = Object.fromEntries(Object.entries(others).map(([column, [cell]]) => [column, cell]))
  await load('full.csv', toFile({ ...needed, ...cells }))
  const other = await load('other.csv', toFile({ ...needed, account: 'FR76 3000 6000 0112 3456 7890 189' }))
  expect(other.bad.map(({ reason }) => reason)).toEqual(['cannot be: account_holder, bank, bic'])
  expect(await load('same.csv', toFile({ ...needed, bank: 'Banque' }))).toMatchObject({ changed: 1, badCount: 0 })
  expect(await stored()).toMatchObject({ bank: 'Banque', bic: 'BNPAFRPP' })
})

test('a paragraph whose title and text are cleared is taken away; its English alone is not', async () => {
  const { needed, stored } = files.texts as File
  await load('full.csv', toFile({ ...needed, title_de: 'Preise' }))
  const half = await load('half.csv', toFile({ ...needed, title: '(clear)', text: '' }))
  expect(half.bad.map(({ reason }) => reason)).toEqual(['title is empty'])
  expect(await stored()).toMatchObject({ title_de: 'Preise' })
  await load('none.csv', toFile({ ...needed, title: '(clear)', text: '(clear)' }))
  expect(await stored()).toEqual({})
})
