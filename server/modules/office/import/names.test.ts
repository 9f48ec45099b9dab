import { expect, test } from 'vitest'
import { importing } from '../../../testing/importing.ts'

const { db, load: importText } = importing()

/** Imports a desk that is called so. */
function load(names: Record<string, string>) {
  const columns = ['brand', 'series', 'class_id', 'oem_number', ...Object.keys(names)]
  const values = ['Testo', '', '111', 'DK-1', ...Object.values(names)]
  return importText('desk.csv', `${columns.join(';')}\n${values.join(';')}\n`)
}

const stored = () => db().selectFrom('skus').select(['name', 'names']).executeTakeFirstOrThrow()

test('a product is stored with its names; the same file again changes nothing', async () => {
  const file = { name: 'Desk', name_de: ' Tisch ', name_it: '', name_fr: 'Bureau', name_pl: 'Biurko' }
  expect(await load(file)).toMatchObject({ added: 1, badCount: 0 })
  expect(await stored()).toEqual({ name: 'Desk', names: { de: 'Tisch', fr: 'Bureau', pl: 'Biurko' } })
  expect(await load(file)).toMatchObject({ changed: 0, same: 1 })
})

test.each([
  ['another one takes its place', { name: 'Desk', name_de: 'Pult' }, { de: 'Pult' }],
  ['an empty one leaves it', { name: 'Desk', name_de: '' }, { de: 'Tisch' }],
  ['the word for it takes it away', { name: 'Desk', name_de: '(clear)' }, null],
  ['a file without the columns leaves it', { name: 'Desk' }, { de: 'Tisch' }],
  ['it stays where the English name becomes another', { name: 'Chair' }, { de: 'Tisch' }],
  ['one in another language comes beside it', { name: 'Desk', name_fr: 'Bureau' }, { de: 'Tisch', fr: 'Bureau' }],
])('of a name that is known: %s', async (_, file, names) => {
  await load({ name: 'Desk', name_de: 'Tisch' })
  expect(await load(file)).toMatchObject({ badCount: 0 })
  expect(await stored()).toEqual({ name: file.name, names })
})

test('a name that is too long is refused with its line and the reason', async () => {
  expect(await load({ name: 'Desk', name_pl: 'x'.repeat(201) })).toMatchObject({
    added: 0,
    bad: [{ line: 2, reason: 'name_pl is longer than 200 characters' }],
  })
})
