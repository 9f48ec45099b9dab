import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { importing } from '../../../testing/importing.ts'

const { db, load, preview } = importing()

const full = {
  brand: 'Testo',
  series: 'One',
  class_id: '102',
  oem_number: 'TT-100A',
  alt_numbers: '10A; TT100 twin pack',
  compatible_printers: 'Testo One 100; Testo One 200dn',
  colour: 'K',
  yield_pages: '1000',
  yield_standard: 'ISO/IEC 19752',
  number: 'AS-900001',
  name: 'Testo toner',
  name_de: 'Toner von Testo',
  name_it: 'Toner di Testo',
  name_fr: 'Toner de Testo',
  name_pl: 'Toner marki Testo',
  short_name: '10A',
  description: 'Prints well.',
  own_make: 'false',
  status: 'active',
  union_code: '4711',
  box_barcode: '4006381333931',
  product_barcode: '4977766789011',
  cartons: '14006381333938: 24',
  weight_grams: '800',
  attributes: 'Width: 12 mm',
}
type Line = Partial<Record<keyof typeof full, string>>

/** A line of these cells alone, under the columns that a file needs. */
function file(line: Line) {
  const cells = { brand: '', series: '', class_id: '', oem_number: '', ...line }
  return `${Object.keys(cells).join(',')}\n${Object.values(cells)
    .map((cell) => `"${cell}"`)
    .join(',')}\n`
}

beforeEach(async () => {
  await load(
    'printers.csv',
    'brand,series,model,technology,colour\nTesto,One,Testo One 100,laser,mono\nTesto,One,Testo One 200dn,laser,mono\n',
  )
  expect(await load('full.csv', file(full))).toMatchObject({ added: 1, badCount: 0 })
})

/** All that is stored of the product, by what stands where. */
async function stored() {
  const { rows } = await sql<Record<string, unknown>>`
    select b.name as brand, r.name as series, s.class_id, s.oem_code, s.short_name, s.name, s.names, s.description, s.colour, s.yield_pages,
           s.yield_standard, s.own_make, s.union_code, s.box_barcode, s.product_barcode, s.weight_grams, s.status, s.printers,
           (select json_agg(p.kind || ' ' || p.raw order by p.kind, p.raw) from part_numbers p where p.sku_id = s.id) as numbers,
           (select json_agg(p.raw || ': ' || p.pieces) from part_numbers p where p.sku_id = s.id and p.pieces is not null) as cartons,
           (select json_agg(a.name || ': ' || a.value) from sku_attributes a where a.sku_id = s.id) as attributes
      from skus s join brands b on b.id = s.brand_id left join series r on r.id = s.series_id
     where s.number = ${full.number}`.execute(db())
  return rows[0] ?? {}
}

/** What is another after a line, by where it stands. */
async function changes(line: Line) {
  const before = await stored()
  const report = await load('line.csv', file({ number: full.number, ...line }))
  const after = await stored()
  return {
    report,
    changed: Object.keys(after).filter((name) => JSON.stringify(after[name]) !== JSON.stringify(before[name])),
    after,
  }
}

// The cell that is another, the columns of the database that follow, and whether it can be cleared.
const cases: Record<Exclude<keyof typeof full, 'number'>, [cell: string, follows: string[], clears: boolean]> = {
  brand: ['Other', ['brand'], false],
  series: ['Two', ['series'], true],
  class_id: ['105', ['class_id'], false],
  oem_number: ['TT-200A', ['oem_code', 'numbers'], true],
  alt_numbers: ['10A; TT200', ['numbers'], true],
  compatible_printers: ['Testo One 100', ['printers'], true],
  colour: ['C', ['colour'], true],
  yield_pages: ['2000', ['yield_pages'], true],
  yield_standard: ['another', ['yield_standard'], true],
  name: ['Another toner', ['name'], true],
  name_de: ['Tinte', ['names'], true],
  name_it: ['Tinta', ['names'], true],
  name_fr: ['Encre', ['names'], true],
  name_pl: ['Tusz', ['names'], true],
  short_name: ['11A', ['short_name', 'numbers'], true],
  description: ['Prints better.', ['description'], true],
  own_make: ['true', ['own_make', 'numbers'], false],
  status: ['disabled', ['status'], false],
  union_code: ['4712', ['union_code', 'numbers'], true],
  box_barcode: ['4006381333948', ['box_barcode', 'numbers'], true],
  product_barcode: ['4977766789028', ['product_barcode', 'numbers'], true],
  cartons: ['24006381333935: 24', ['cartons', 'numbers'], true],
  weight_grams: ['900', ['weight_grams'], true],
  attributes: ['Width: 18 mm', ['attributes'], true],
}
const columns = Object.entries(cases) as [keyof typeof cases, [string, string[], boolean]][]

test.each(columns)(
  'a line that names %s changes or clears that alone, as its preview says',
  async (column, [cell, follows, clears]) => {
    const line = { number: full.number, [column]: cell }
    const before = await stored()
    const seen = await preview('line.csv', file(line))
    expect(await stored()).toEqual(before)
    expect(seen.differences.map((one) => one.column)).toEqual([column])
    expect(seen).toMatchObject({ lines: 1, changed: 1, added: 0 })
    const { report, changed } = await changes({ [column]: cell })
    expect(report).toMatchObject({ changed: 1, added: 0, badCount: 0 })
    expect(changed.sort()).toEqual([...follows].sort())
    const cleared = await changes({ [column]: '(clear)' })
    if (!clears) expect(cleared.report.bad).toEqual([{ line: 2, reason: `${column} cannot be cleared` }])
    // No pages are measured by no standard.
    const lost = column === 'yield_pages' ? [...follows, 'yield_standard'] : follows
    expect(cleared.changed.filter((name) => !lost.includes(name))).toEqual([])
    expect(cleared.changed.length > 0).toBe(clears)
  },
)

test('a line of empty cells changes nothing', async () => {
  const empty = Object.fromEntries(columns.map(([column]) => [column, '']))
  expect((await changes(empty)).report).toMatchObject({ changed: 0, same: 1, badCount: 0 })
})

test('a line that only sets a status leaves name and printers, and the same file again changes nothing', async () => {
  const { changed, after } = await changes({ status: 'announced' })
  expect(changed).toEqual(['status'])
  expect(after).toMatchObject({ name: 'Testo toner', printers: ['Testo One 100', 'Testo One 200dn'] })
  expect((await changes({ status: 'announced' })).report).toMatchObject({ changed: 0, same: 1 })
})

test('a product is known by brand and OEM number, too; a new one needs a class, and a preview takes no number', async () => {
  const known = { brand: 'Testo', oem_number: 'tt100a', status: 'disabled' }
  expect((await preview('known.csv', file(known))).differences).toEqual([
    { line: 2, number: 'AS-900001', column: 'oem_number', before: 'TT-100A', after: 'tt100a' },
    { line: 2, number: 'AS-900001', column: 'status', before: 'active', after: 'disabled' },
  ])
  const fresh = { brand: 'Testo', oem_number: 'TT-300A' }
  expect((await load('fresh.csv', file(fresh))).bad).toEqual([{ line: 2, reason: 'class_id is empty' }])
  const next = () => sql`select last_value from own_numbers`.execute(db()).then(({ rows }) => rows)
  const before = await next()
  const seen = await preview('fresh.csv', file({ ...fresh, class_id: '102', compatible_printers: 'Testo Nine' }))
  expect(seen.differences).toEqual([{ line: 2, number: '', column: null, before: '', after: 'Testo TT-300A' }])
  expect(seen).toMatchObject({ added: 1, bad: [{ line: 2, reason: 'unknown printer left out: Testo Nine' }] })
  expect(await next()).toEqual(before)
})

test('numbers that no column of a line holds stay: those of other barcodes, and of an original that becomes ours', async () => {
  await sql`insert into part_numbers (sku_id, kind, brand_id, raw, normalised, canonical, skeleton)
            select id, 'ean', brand_id, '96385074', '96385074', '96385074', '96385074' from skus where number = ${full.number}`.execute(
    db(),
  )
  expect((await changes({ status: 'disabled' })).changed).toEqual(['status'])
  const { after } = await changes({ own_make: 'true' })
  expect(after.numbers).toEqual(expect.arrayContaining(['ean 96385074', 'replaces 10A', 'replaces TT100 twin pack']))
})
