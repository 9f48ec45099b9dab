import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listBatchNotes, putBatchNote, removeBatchNote } from '../../../../contract/return/batch-note.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

type Person = Awaited<ReturnType<World['staff']>>

let world: World
let clerk: Person
let colleague: Person
let number: string
beforeAll(async () => {
  world = await buildWorld()
  clerk = await world.staff('desk', [1])
  colleague = await world.staff('desk', [1])
})
afterAll(() => world.close())
beforeEach(async () => {
  world.setNow('2026-11-18T09:00:00Z')
  number = (await world.sku({ unitPrice: 10_000, stock: { NL: 10 } })).number
})

const say = (person: Person, note: string, more: { replaces?: string; reason?: 'leaking' } = {}) =>
  person.call(putBatchNote, { body: { number, batchNumber: 'Lot-7', note, autoApprove: false, ...more } })
const said = async () => (await clerk.call(listBatchNotes, { query: { keyword: number } })).data.map(({ note }) => note)

test('a note that another staff user changed since it was read is not replaced, but shown', async () => {
  const { at } = (await say(clerk, 'Seals leak')).data
  world.setNow('2026-11-18T09:05:00Z')
  const newer = await say(colleague, 'Credit at once', { replaces: at })
  expect(newer.code).toBe(200)
  const refused = await say(clerk, 'All of it leaks', { replaces: at })
  expect(refused.failure).toMatchObject({ reason: 'batch_note.changed', details: { note: newer.data } })
  expect(await said()).toEqual(['Credit at once'])
  expect((await say(clerk, 'All of it leaks', { replaces: newer.data.at })).code).toBe(200)
  expect(await said()).toEqual(['All of it leaks'])
  const events = await world.db
    .selectFrom('audit_events')
    .select('after')
    .where('action', '=', 'batch_note.changed')
    .orderBy('position')
    .execute()
  expect(events.map(({ after }) => Object(after).note)).toEqual(['Seals leak', 'Credit at once', 'All of it leaks'])
})

test('of two who change what both have read, one is refused', async () => {
  const { at } = (await say(clerk, 'Seals leak')).data
  world.setNow('2026-11-18T09:05:00Z')
  const answers = await Promise.all([say(clerk, 'Mine', { replaces: at }), say(colleague, 'Theirs', { replaces: at })])
  expect(answers.map(({ failure }) => failure.reason ?? 'stored').toSorted()).toEqual(['batch_note.changed', 'stored'])
})

test.each([[undefined], ['leaking']] as const)(
  'a new note for %s does not replace one that is there',
  async (reason) => {
    const about = reason ? { reason } : {}
    const first = (await say(colleague, 'Seals leak', about)).data
    world.setNow('2026-11-18T09:05:00Z')
    const refused = await say(clerk, 'Rattles', about)
    expect(refused.failure).toMatchObject({ reason: 'batch_note.exists', details: { note: first } })
    expect(await said()).toEqual(['Seals leak'])
  },
)

test('of a note that was taken back meanwhile nothing is lost: it is written again', async () => {
  const { at, noteId } = (await say(clerk, 'Seals leak')).data
  await colleague.call(removeBatchNote, { params: { id: noteId } })
  expect((await say(clerk, 'All of it leaks', { replaces: at })).code).toBe(200)
  expect((await say(clerk, 'Rattles', { replaces: 'soon' })).status).toBe(400)
  expect(await said()).toEqual(['All of it leaks'])
})
