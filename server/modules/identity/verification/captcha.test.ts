import { createHash } from 'node:crypto'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getCaptcha } from '../../../../contract/identity/verification.ts'
import { captchasPerAddress } from '../../../../rules/identity/verification.ts'
import { forgetOutdated } from '../../../jobs/cleanup.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { takeCaptcha } from './captcha.ts'
import { drawDigits } from './captcha-picture.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world.close())

const fresh = async () => (await world.call(getCaptcha, {})).data
const take = (uuid: string, code: string) => takeCaptcha(world.db, { uuid, code }, world.now())
const wrong = { code: 'verification.captcha_wrong', fields: ['code'] }

/** The digits that a reader would see in the picture, found by their hash. */
async function digitsOf(uuid: string) {
  const { digits_hash } = await world.db
    .selectFrom('captchas')
    .select('digits_hash')
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow()
  const all = Array.from({ length: 100_000 }, (_, number) => String(number).padStart(5, '0'))
  return all.find((digits) => createHash('sha256').update(`${uuid} ${digits}`).digest().equals(digits_hash)) ?? ''
}

async function worked({ work }: Awaited<ReturnType<typeof fresh>>) {
  const solution = await solveChallenge({ challenge: { parameters: work } as Challenge, deriveKey })
  return `${solution?.counter}.${solution?.derivedKey}`
}

test('the picture is a PNG of digits, another each time, and no cache keeps it', async () => {
  const [one, two] = [await fresh(), await fresh()]
  expect(one.uuid).not.toBe(two.uuid)
  expect(one.img).not.toBe(two.img)
  const picture = sharp(Buffer.from(one.img.replace('data:image/png;base64,', ''), 'base64'))
  expect(await picture.metadata()).toMatchObject({ format: 'png', width: 400, height: 136 })
  const answer = await world.app.inject({ method: 'GET', url: '/dev-api/randomcode' })
  expect(answer.headers['cache-control']).toBe('private, no-store')
})

test('the same digits never look the same', async () => {
  const pictures = await Promise.all(Array.from({ length: 5 }, () => drawDigits('13579')))
  expect(new Set(pictures).size).toBe(5)
})

test('the digits are taken, once', async () => {
  const { uuid } = await fresh()
  const digits = await digitsOf(uuid)
  await take(uuid, ` ${digits} `)
  await expect(take(uuid, digits)).rejects.toMatchObject(wrong)
})

test('a wrong answer uses the captcha up', async () => {
  const { uuid } = await fresh()
  const digits = await digitsOf(uuid)
  await expect(take(uuid, digits === '00000' ? '00001' : '00000')).rejects.toMatchObject(wrong)
  await expect(take(uuid, digits)).rejects.toMatchObject(wrong)
})

test('however many answer at once, one does', async () => {
  const { uuid } = await fresh()
  const digits = await digitsOf(uuid)
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => take(uuid, digits)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('who cannot see the picture lets their browser work instead; that is taken once, too', async () => {
  const captcha = await fresh()
  const answer = await worked(captcha)
  await take(captcha.uuid, answer)
  await expect(take(captcha.uuid, answer)).rejects.toMatchObject(wrong)
})

test('work for one captcha answers no other', async () => {
  const [one, two] = [await fresh(), await fresh()]
  await expect(take(two.uuid, await worked(one))).rejects.toMatchObject(wrong)
})

test.each(['', '.', '1.', '.ff', '1.ff', '1.ff.ff', '-1.00', '1e9.00', 'NaN.zz', `5.${'0'.repeat(32)}`])(
  'work that was not done is refused: %s',
  async (code) => {
    await expect(take((await fresh()).uuid, code)).rejects.toMatchObject(wrong)
  },
)

test.each(['', 'x', '00000000-0000-0000-0000-000000000000', "' or 1=1 --"])(
  'an unknown captcha %j is refused',
  async (uuid) => {
    await expect(take(uuid, '00000')).rejects.toMatchObject(wrong)
  },
)

test('a captcha is valid for five minutes', async () => {
  const { uuid } = await fresh()
  const digits = await digitsOf(uuid)
  const start = world.now().getTime()
  world.setNow(new Date(start + 5 * 60_000).toISOString())
  await expect(take(uuid, digits)).rejects.toMatchObject(wrong)
  await forgetOutdated(world.db, world.now)()
  expect(await world.db.selectFrom('captchas').selectAll().where('uuid', '=', uuid).execute()).toEqual([])
})

test('one address of the network gets no more than so many within the hour', async () => {
  const ask = () =>
    world.app.inject({
      method: 'GET',
      url: '/dev-api/randomcode',
      remoteAddress: '10.1.1.1',
      headers: { 'x-forwarded-for': '203.0.113.77' },
    })
  await world.db
    .insertInto('limited_tries')
    .values(
      Array.from({ length: captchasPerAddress - 1 }, () => ({
        what: 'captcha',
        key: '203.0.113.77',
        tried_at: world.now(),
      })),
    )
    .execute()
  const statuses = (await Promise.all([ask(), ask(), ask()])).map(({ statusCode }) => statusCode)
  expect(statuses.sort()).toEqual([200, 429, 429])
})
