import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { importing } from '../../../testing/importing.ts'

const { db, load: importText, preview: previewText } = importing()

const [small, large, third] = ['14006381333938', '24006381333935', '34006381333932'] as const

/** A catalogue of tapes, each with what its column says; without the column where there is none. */
function file(...cartons: (string | undefined)[]) {
  const [first] = cartons
  const lines = cartons.map((said, at) => `Testo,,109,TZ-${at},black,AS-${at}${said === undefined ? '' : `,"${said}"`}`)
  return `brand,series,class_id,oem_number,colour,number${first === undefined ? '' : ',cartons'}\n${lines.join('\n')}\n`
}
const load = (...cartons: (string | undefined)[]) => importText('tapes.csv', file(...cartons))
const preview = (...cartons: string[]) => previewText('tapes.csv', file(...cartons))

const stored = async () => {
  const { rows } = await sql<{ said: string }>`
    select s.number || ' ' || n.raw || '=' || n.pieces as said
      from part_numbers n join skus s on s.id = n.sku_id where n.pieces is not null order by 1`.execute(db())
  return rows.map(({ said }) => said)
}
const reasons = ({ bad }: { bad: { line: number; reason: string }[] }) =>
  bad.map(({ line, reason }) => `${line}: ${reason}`)

test('cartons are stored with their product; the same file again changes nothing', async () => {
  const cartons = [` ${large} : 24;${small}:6 `, '']
  expect(await load(...cartons)).toMatchObject({ added: 2, badCount: 0 })
  expect(await stored()).toEqual([`AS-0 ${small}=6`, `AS-0 ${large}=24`])
  expect(await load(...cartons)).toMatchObject({ added: 0, changed: 0, same: 2 })
})

test('a line replaces the cartons of its product or clears them; an empty one and a file without the column leave them', async () => {
  await load(`${small}: 6`, `${large}: 6`, `${third}: 6`)
  const cartons = [`${small}: 12`, '', '(clear)']
  expect((await preview(...cartons)).differences).toEqual([
    { line: 2, number: 'AS-0', column: 'cartons', before: `${small}: 6`, after: `${small}: 12` },
    { line: 4, number: 'AS-2', column: 'cartons', before: `${third}: 6`, after: '' },
  ])
  expect(await load(...cartons)).toMatchObject({ changed: 2, same: 1 })
  expect(await stored()).toEqual([`AS-0 ${small}=12`, `AS-1 ${large}=6`])
  expect(await load(undefined, undefined)).toMatchObject({ changed: 0, same: 2 })
  expect(await stored()).toHaveLength(2)
})

test('what is no carton is refused with its line and the reason; the other lines are kept', async () => {
  const noCarton = 'cartons holds no number of a carton (14 digits, the first 1 to 8, the last its check digit)'
  const report = await load(
    ...['14006381333939: 6', '04006381333931: 6', '94006381333934: 6', '4006381333931: 6', small, `${small}: 6: 6`],
    ...[`${small}: six`, `${small}: 1`, `${small}: 10000`, `${small}: 6; ${small}: 12`, `${small}: 2; ${large}: 9999`],
  )
  expect(reasons(report)).toEqual([
    `2: ${noCarton}: 14006381333939`,
    `3: ${noCarton}: 04006381333931`,
    `4: ${noCarton}: 94006381333934`,
    `5: ${noCarton}: 4006381333931`,
    `6: cartons holds no number and pieces with : between: ${small}`,
    `7: cartons holds no number and pieces with : between: ${small}: 6: 6`,
    `8: cartons holds no number and pieces with : between: ${small}: six`,
    `9: cartons holds a carton of 1 pieces, not of 2 to 9999: ${small}`,
    `10: cartons holds a carton of 10000 pieces, not of 2 to 9999: ${small}`,
    `11: cartons names ${small} twice`,
  ])
  expect(await stored()).toEqual([`AS-10 ${small}=2`, `AS-10 ${large}=9999`])
})

test('a carton of two products is refused at the second, in a file and beside what is known; one that is given up is free', async () => {
  const taken = [`3: cartons holds ${small}, which is a number of AS-0`]
  const both = [`${small}: 6`, `${small}: 6`]
  const unnumbered = file(...both).replaceAll(/AS-\d/g, '')
  expect(reasons(await previewText('tapes.csv', unnumbered))).toEqual([
    `3: cartons holds ${small}, which is a number of line 2`,
  ])
  for (const report of [await preview(...both), await load(...both)]) expect(reasons(report)).toEqual(taken)
  for (const report of [await preview('', `${small}: 6`), await load('', `${small}: 6`)])
    expect(reasons(report)).toEqual(taken)
  const moved = [`${large}: 6`, `${small}: 12`]
  expect(await preview(...moved)).toMatchObject({ changed: 1, badCount: 0 })
  expect(await load(...moved)).toMatchObject({ badCount: 0 })
  expect(await stored()).toEqual([`AS-0 ${large}=6`, `AS-1 ${small}=12`])
})

test('a box barcode is no carton of another product, and becomes one of its own', async () => {
  const box = 'brand,series,class_id,oem_number,colour,number,box_barcode\n'
  await importText('box.csv', `${box}Testo,,109,TZ-0,black,AS-0,${small}\n`)
  expect(reasons(await load('', `${small}: 6`))).toEqual([`3: cartons holds ${small}, which is a number of AS-0`])
  expect(await load(`${small}: 6`)).toMatchObject({ changed: 1 })
  expect(await load('(clear)')).toMatchObject({ changed: 1 })
  const { rows } = await sql`select kind, pieces from part_numbers where normalised = ${small}`.execute(db())
  expect(rows).toEqual([{ kind: 'ean', pieces: null }])
})

test('a carton is no barcode of another product; what two products share is', async () => {
  const box = (...codes: string[]) =>
    `brand,series,class_id,oem_number,colour,number,box_barcode,cartons\n${codes.map((code, at) => `Testo,,109,TZ-${at},black,AS-${at},${code}\n`).join('')}`
  const refused = [`3: box_barcode holds ${small}, which is a number of AS-0`]
  expect(reasons(await importText('box.csv', box(`,${small}: 6`, `${small},`)))).toEqual(refused)
  expect(reasons(await importText('box.csv', box(',', `${small},`)))).toEqual([
    `3: box_barcode holds ${small}, which is a number of AS-0`,
  ])
  expect(reasons(await importText('box.csv', box('4006381333931,(clear)', `${small},`)))).toEqual([])
  expect(reasons(await importText('box.csv', box(',', '4006381333931,')))).toEqual([])
  expect(reasons(await importText('box.csv', box(`,${large}: 6`, `,${large}: 6`)))).toEqual([
    `3: cartons holds ${large}, which is a number of AS-0`,
  ])
})

test('imports that run at once: the carton is that of the first, the others say whose it is', async () => {
  const one = (at: number) => file(`${small}: 6`).replaceAll('-0', `-${at}`)
  const reports = await Promise.all([1, 2, 3].map((at) => importText(`tapes-${at}.csv`, one(at))))
  const [owner] = await stored()
  expect(reports.flatMap(reasons)).toEqual(
    Array.from({ length: 2 }, () => `2: cartons holds ${small}, which is a number of ${owner?.slice(0, 4)}`),
  )
})

test('a product that a file names by its number and by its OEM number is refused at the second', async () => {
  await load('')
  const [named = '', unnamed = ''] = ['AS-0', ''].map((number) => `Testo,,109,TZ-0,black,${number},"${small}: 6"\n`)
  const twice = `brand,series,class_id,oem_number,colour,number,cartons\n${named}${unnamed}`
  for (const report of [await previewText('tapes.csv', twice), await importText('tapes.csv', twice)])
    expect(reasons(report)).toEqual(['3: the same as line 2'])
  expect(await stored()).toEqual([`AS-0 ${small}=6`])
})

test('the database holds one product for a carton, and only numbers and pieces that may be', async () => {
  await load('', '')
  const write = (number: string, kind: string, raw: string, pieces: number) =>
    sql`insert into part_numbers (sku_id, kind, raw, normalised, canonical, skeleton, pieces)
        select id, ${kind}, ${raw}, ${raw}, ${raw}, ${raw}, ${pieces}::integer from skus where number = ${number}`.execute(
      db(),
    )
  await write('AS-0', 'ean', small, 6)
  await expect(write('AS-1', 'ean', small, 6)).rejects.toThrow('part_numbers_cartons')
  for (const [kind, raw, pieces] of [
    ['ean', large, 1],
    ['ean', large, 10_000],
    ['other', large, 6],
    ['ean', '94006381333934', 6],
    ['ean', '4006381333931', 6],
  ] as const)
    await expect(write('AS-1', kind, raw, pieces)).rejects.toThrow('part_numbers_carton"')
})
