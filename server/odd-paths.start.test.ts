import { mkdtempSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FreshDatabase, freshDatabase } from './testing/database.ts'
import { startShop } from './testing/shop-process.ts'

const found = 200
const unknown = 307
const nowhere = 404

// As they travel: `fetch` would put them in order first.
const paths: [path: string, status: number][] = [
  ['//evil.example//x', nowhere],
  ['/\\evil.example//x', nowhere],
  ['/.//evil.example', nowhere],
  ['/%2e//evil.example', nowhere],
  ['/..//evil.example/', nowhere],
  ['/%2E%2e//evil.example/', nowhere],
  ['/x/..//evil.example//', nowhere],
  ['/x\\..\\\\evil.example//', nowhere],
  ['//evil.example', nowhere],
  ['//evil.example/%2f..', nowhere],
  ['http://evil.example//x', nowhere],
  ['//', nowhere],
  ['///', nowhere],
  ['//[', nowhere],
  ['/\\', nowhere],
  ['//dev-api//x', nowhere],
  ['/dev-api\\x', nowhere],
  ['/assets/', nowhere],
  ['/assets/%00', nowhere],
  ['/assets/..\\..', nowhere],
  ['/assets/../', nowhere],
  ['/help/%00', nowhere],
  ['/help//faq', unknown],
  ['/help/faq/', unknown],
  ['/%2f%2fevil.example//', unknown],
  ['/%5cevil.example//x', unknown],
  ['/@evil.example//', unknown],
  ['/redirect//evil.example', unknown],
  ['/[', unknown],
  ['/help/faq?next=//evil.example//', found],
  ['/', found],
]

describe.each([
  ['as it is built', []],
  ['from its sources', ['--dev']],
])('the shop %s', (_, args) => {
  let database: FreshDatabase
  let started: ReturnType<typeof startShop>
  let address: string
  beforeAll(async () => {
    database = await freshDatabase()
    started = startShop({ DATABASE_URL: database.url, DATA_DIR: mkdtempSync(join(tmpdir(), 'aster-main-')) }, args)
    address = await started.address()
  })
  afterAll(async () => {
    started.shop.kill('SIGTERM')
    await started.exit
    await database.drop()
  })

  test.each(paths)('%s is answered with %i, and leads to no other machine', async (path, status) => {
    const answer = await rawAnswer(address, path)
    // Vite's own files come from elsewhere.
    if (args.length === 0 || !path.startsWith('/assets')) expect(answer.status).toBe(status)
    expect(answer.status).toBeLessThan(500)
    expect(answer.location ?? '/').toMatch(/^\/(?![/\\])/)
  })
})

async function rawAnswer(address: string, path: string) {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
  const answer = await text(socket)
  return {
    status: Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]),
    location: /^location: (.*)\r$/im.exec(answer)?.[1],
  }
}
