import { readdirSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiPrefix } from '../../../contract/endpoint.ts'
import { errors } from '../../../contract/errors.ts'
import { addOrderFile, getOrderFile, removeOrderFile } from '../../../contract/order/file.ts'
import { addReturnFile, getReturnFile, removeReturnFile } from '../../../contract/return/file.ts'
import { mostWaitingFiles } from '../../../rules/order/file.ts'
import { mostWaitingReturnFiles } from '../../../rules/return/return.ts'
import type { Tx } from '../../db/database.ts'
import { forgetOrderFiles } from '../../jobs/cleanup.ts'
import { insertOrderFile } from '../../modules/order/file/file.queries.ts'
import { orderAttachments } from '../../modules/order/file/file.ts'
import { insertReturnFile } from '../../modules/return/file/file.queries.ts'
import { returnAttachments } from '../../modules/return/file/file.ts'
import { formOf } from '../../testing/files/pictures.ts'
import { buildWorld, type World } from '../../testing/world.ts'
import { countWaiting, toWaiting, type WaitingAttachment } from './attachments.queries.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world.close())

const subjects = [
  {
    subject: 'an order',
    rules: orderAttachments,
    url: `${addOrderFile.path}?kind=packingList`,
    most: mostWaitingFiles,
    calls: { get: getOrderFile, remove: removeOrderFile },
    insert: (tx: Tx, attachment: WaitingAttachment) => insertOrderFile(tx, attachment, 'packingList'),
  },
  {
    subject: 'a return',
    rules: returnAttachments,
    url: addReturnFile.path,
    most: mostWaitingReturnFiles,
    calls: { get: getReturnFile, remove: removeReturnFile },
    insert: insertReturnFile,
  },
]

type Person = Awaited<ReturnType<World['signedIn']>>

const filesKept = () => readdirSync(world.folder).length

const toRow = (person: Person, at: number) => {
  const file = at.toString(16).padStart(32, '0')
  return toWaiting(person, { file, name: 'a', mediaType: 'application/pdf', bytes: 1 }, world.now())
}

describe.each(subjects)('files of $subject', ({ rules, url, most, calls, insert }) => {
  async function send({ token }: Person) {
    const form = formOf({ name: 'a.pdf', bytes: '%PDF-1.7 %%EOF', type: 'text/html' })
    const headers = { ...form.headers, authorization: `Bearer ${token}` }
    const { statusCode, ...sent } = await world.app.inject({
      method: 'POST',
      url: `${apiPrefix}${url}`,
      ...form,
      headers,
    })
    return { status: statusCode, ...sent.json() }
  }
  const get = ({ token }: Person, fileId: number) =>
    world.app.inject({
      url: `${apiPrefix}${calls.get.path.replace(':fileId', String(fileId))}`,
      headers: { authorization: `Bearer ${token}` },
    })

  test('one is fetched and taken back by its company alone', async () => {
    const [person, stranger] = [await world.signedIn(), await world.signedIn()]
    const { fileId } = (await send(person)).data
    const params = { fileId }
    expect((await get(stranger, fileId)).statusCode).toBe(404)
    expect((await stranger.call(calls.remove, { params })).status).toBe(404)
    expect((await get(person, fileId)).body).toBe('%PDF-1.7 %%EOF')
    const before = filesKept()
    expect((await person.call(calls.remove, { params })).code).toBe(200)
    expect(filesKept()).toBe(before - 1)
    expect((await person.call(calls.remove, { params })).status).toBe(404)
  })

  test('however many are sent at once, no more wait than may', async () => {
    const person = await world.signedIn()
    await world.db.transaction().execute(async (tx) => {
      for (let at = 0; at < most - 2; at++) await insert(tx, toRow(person, at))
    })
    const before = filesKept()
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(person)))
    expect(filesKept()).toBe(before + 2)
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(2)
    expect(answers.filter(({ code }) => code === errors[rules.tooMany].code)).toHaveLength(4)
    await sql`delete from ${sql.table(rules.table)}`.execute(world.db)
  })

  test('of two that come at once the second is counted after the first', async () => {
    const person = await world.signedIn()
    let second: Promise<number> | undefined
    await world.db.transaction().execute(async (tx) => {
      await countWaiting(tx, rules.table, person)
      second = world.db.transaction().execute((other) => countWaiting(other, rules.table, person))
      await expect.poll(() => world.waiting()).toBe(1)
      await insert(tx, toRow(person, 0))
    })
    expect(await second).toBe(1)
    await sql`delete from ${sql.table(rules.table)}`.execute(world.db)
  })

  test('one person sends no more than so often within the hour', async () => {
    const person = await world.signedIn()
    const tries = Array.from({ length: 60 }, () => ({
      what: rules.what,
      key: String(person.accountId),
      tried_at: world.now(),
    }))
    await world.db.insertInto('limited_tries').values(tries).execute()
    expect((await send(person)).status).toBe(429)
  })

  test('what went with nothing is forgotten after a week, and not before', async () => {
    const person = await world.signedIn()
    const { fileId } = (await send(person)).data
    const [start, before] = [world.now(), filesKept()]
    const forget = async (milliseconds: number) => {
      world.setNow(new Date(start.getTime() + milliseconds).toISOString())
      await forgetOrderFiles(world.db, world.files, world.now)()
      world.setNow(start.toISOString())
    }
    await forget(7 * 86_400_000 - 1)
    expect((await get(person, fileId)).statusCode).toBe(200)
    await forget(7 * 86_400_000)
    expect((await get(person, fileId)).statusCode).toBe(404)
    expect(filesKept()).toBe(before - 1)
  })
})
