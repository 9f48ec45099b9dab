import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { importing } from '../../../testing/importing.ts'

const { db, load: importText } = importing()

/** Imports a catalogue of tapes, each with what its column says; without the column where there is none. */
function load(...attributes: (string | undefined)[]) {
  const [first] = attributes
  const lines = attributes.map((said, at) => `Testo,,109,TZ-${at},black${said === undefined ? '' : `,"${said}"`}`)
  const columns = `brand,series,class_id,oem_number,colour${first === undefined ? '' : ',attributes'}`
  return importText('tapes.csv', `${columns}\n${lines.join('\n')}\n`)
}

const stored = async () => {
  const { rows } = await sql<{ said: string }>`
    select s.oem_code || ' ' || a.name || '=' || a.value as said
      from sku_attributes a join skus s on s.id = a.sku_id order by 1`.execute(db())
  return rows.map(({ said }) => said)
}

test('attributes are stored with their product; the same file again changes nothing', async () => {
  const file = [' width : 12 mm;Tape: laminated; Hours: 8:30 ', '']
  expect(await load(...file)).toMatchObject({ added: 2, badCount: 0 })
  expect(await stored()).toEqual(['TZ-0 Hours=8:30', 'TZ-0 Tape=laminated', 'TZ-0 width=12 mm'])
  expect(await load(...file)).toMatchObject({ added: 0, changed: 0, same: 2 })
})

test('a line replaces the attributes of its product or clears them; an empty one and a file without the column leave them', async () => {
  await load('width: 12 mm; Tape: laminated', 'width: 9 mm', 'width: 6 mm')
  expect(await load('width: 18 mm', '', '(clear)')).toMatchObject({ changed: 2, same: 1 })
  expect(await stored()).toEqual(['TZ-0 width=18 mm', 'TZ-1 width=9 mm'])
  expect(await load(undefined, undefined)).toMatchObject({ changed: 0, same: 2 })
  expect(await stored()).toHaveLength(2)
})

test('what is no attribute is refused with its line and the reason; the other lines are kept', async () => {
  const report = await load('12 mm', ': 12 mm', 'width:', 'width: 9 mm; width: 12 mm', `a: ${'x'.repeat(200)}`, 'a: b')
  expect(report.bad.map(({ line, reason }) => `${line}: ${reason}`)).toEqual([
    '2: attributes holds no name and value with : between: 12 mm',
    '3: attributes holds no name and value with : between: : 12 mm',
    '4: attributes holds no name and value with : between: width:',
    '5: attributes names width twice',
    '6: attributes holds one longer than 200 characters',
  ])
  expect(await stored()).toEqual(['TZ-5 a=b'])
})
