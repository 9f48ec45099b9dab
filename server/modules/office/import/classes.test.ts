import { expect, test } from 'vitest'
import { importing } from '../../../testing/importing.ts'

const { db, load } = importing()

const drawnAs = async (id: number) =>
  (await db().selectFrom('classes').select('drawn_as').where('id', '=', id).executeTakeFirstOrThrow()).drawn_as

test('a file says what the pictures of a class show, and takes it back', async () => {
  const file = 'class_id,drawn_as\n109,charger\n'
  expect(await load('classes.csv', file)).toMatchObject({ kind: 'classes', lines: 1, changed: 1, badCount: 0 })
  expect(await drawnAs(109)).toBe('charger')
  expect(await drawnAs(102)).toBeNull()
  expect(await load('classes.csv', file)).toMatchObject({ same: 1, changed: 0 })
  expect(await load('classes.csv', 'class_id,drawn_as\n109,(clear)\n')).toMatchObject({ changed: 1 })
  expect(await drawnAs(109)).toBeNull()
})

test('a class that is not there, and a picture that nobody draws, are refused by their line', async () => {
  const report = await load('classes.csv', 'class_id,drawn_as\n999,charger\n109,balloon\n102,desk\n102,shelf\n')
  expect(report.bad.map(({ line, reason }) => `${line}: ${reason}`)).toEqual([
    '2: there is no class 999',
    expect.stringMatching(/^3: drawn_as is none of .*charger: balloon$/),
    expect.stringMatching(/^5: /),
  ])
})
