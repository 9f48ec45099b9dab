import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from './testing/database.ts'
import { secretsKey, startForTest } from './testing/shop-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'aster-main-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const start = (env: Record<string, string>) => startForTest({ DATA_DIR: folder, ...env })

const noStack = /^(?!.*\n\s+at )/s

test.each([
  ['PORT', 'http', 'PORT'],
  ['DATABASE_URL', 'mysql://127.0.0.1/shop', 'DATABASE_URL'],
  ['DATABASE_URL', 'postgres://shop:secret@127.0.0.1:1/shop', 'DATABASE_URL'],
  ['TRUSTED_PROXIES', 'true', 'TRUSTED_PROXIES'],
])('%s=%s ends the start and is named', async (name, value, named) => {
  const { said, exit } = start({ [name]: value })

  expect(await exit).toBe(1)
  expect(said.err).toContain(named)
  expect(said.err).toMatch(noStack)
  expect(said.err).not.toContain('secret')
})

test('a port that is taken ends the start and is named', async () => {
  const { url, drop } = await freshDatabase()
  const otherServer = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => otherServer.once('listening', resolve))
  const address = otherServer.address()
  const port = String(typeof address === 'object' && address ? address.port : 0)
  const { said, exit } = start({ DATABASE_URL: url, PORT: port })

  expect(await exit).toBe(1)
  expect(said.err).toContain(`PORT ${port}`)
  expect(said.err).toMatch(noStack)
  otherServer.close()
  await drop()
})

/** Sends half a sign-in; `finish` sends the other half and answers what came back. */
async function halfARequest(address: string) {
  const body = 'grant_type=password&username=nobody&password=wrong-but-long'
  const call = request(`${address}/dev-api/clientauth/oauth/token`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': body.length,
      expect: '100-continue',
    },
  })
  call.flushHeaders()
  await once(call, 'continue')
  call.write(body.slice(0, 10))
  return async () => {
    call.end(body.slice(10))
    const [response] = (await once(call, 'response')) as [IncomingMessage]
    return { status: response.statusCode, text: Buffer.concat(await response.toArray()).toString() }
  }
}

test.each(['SIGINT', 'SIGTERM'] as const)('%s answers what is on its way and ends with 0', async (signal) => {
  const { url, drop } = await freshDatabase()
  const { shop, said, exit, address: answersAt } = start({ DATABASE_URL: url })
  const address = await answersAt()
  expect((await fetch(`${address}/health/ready`)).status).toBe(200)
  const finish = await halfARequest(address)
  shop.kill(signal)
  // It has heard: whoever comes now is turned away.
  const isAway = () =>
    fetch(`${address}/health/live`)
      .then(() => false)
      .catch(() => true)
  await expect.poll(isAway).toBe(true)
  // npm passes on what the terminal has already said.
  shop.kill(signal)
  const answer = await finish()

  expect(answer.text).toContain('session.wrong_credentials')
  expect(await exit).toBe(0)
  expect(said.err).toBe('')
  await drop()
})

test('production says that it is not ready before it stops listening', async () => {
  const { url, drop } = await freshDatabase()
  const {
    shop,
    exit,
    address: answersAt,
  } = start({ DATABASE_URL: url, NODE_ENV: 'production', SECRETS_KEY: secretsKey, DEMO: '' })
  const address = await answersAt()
  shop.kill('SIGTERM')

  await expect.poll(async () => (await fetch(`${address}/health/ready`)).status, { interval: 5 }).toBe(503)
  expect((await fetch(`${address}/health/live`)).status).toBe(200)
  expect(await exit).toBe(0)
  await drop()
})
