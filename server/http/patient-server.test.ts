import type { RequestListener, Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { buildWorld } from '../testing/world.ts'
import { patientServer, timeouts } from './patient-server.ts'

const servers: Server[] = []
const sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))))
})

async function serving(handle: RequestListener, times = {}) {
  const server = patientServer({ ...timeouts, ...times }, handle)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

function client(port: number) {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  const state = { socket, text: '', bytes: 0, isClosed: false }
  socket.on('data', (chunk) => {
    state.bytes += chunk.length
    if (state.text.length < 10_000) state.text += chunk.toString('latin1')
  })
  socket.on('error', () => {})
  socket.on('close', () => {
    state.isClosed = true
  })
  return state
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`
const many = (count: number) => Array.from({ length: count }, (_, at) => get(`/${at}`)).join('')

/** Another client is answered: what the server had at hand before is begun. */
async function seesAnother(port: number) {
  const other = client(port)
  other.socket.write(get('/other'))
  await vi.waitFor(() => expect(other.bytes).toBeGreaterThan(0))
}

// More than the buffers of the system take between two ends of the same machine.
const large = Buffer.alloc(16_000_000, 'x')

test('of a client that sends ahead and does not read, one answer waits; read, all come in their order', async () => {
  const requests: string[] = []
  const port = await serving(({ url = '' }, response) => {
    requests.push(url)
    response.end(large)
  })
  const { socket, ...state } = client(port)
  const reading = { bytes: 0 }
  socket.removeAllListeners('data')
  socket.pause()
  socket.write(many(20))
  await vi.waitFor(() => expect(requests).toContain('/0'))
  await seesAnother(port)
  expect(requests.filter((url) => url !== '/other')).toEqual(['/0'])
  socket.on('data', (chunk) => {
    reading.bytes += chunk.length
  })
  socket.resume()
  await vi.waitFor(() => expect(reading.bytes).toBeGreaterThan(20 * large.length))
  expect(requests.filter((url) => url !== '/other')).toEqual(Array.from({ length: 20 }, (_, at) => `/${at}`))
  expect(state.isClosed).toBe(false)
})

test('answers that are read come as they were asked for, also where one takes its time', async () => {
  const ready = Promise.withResolvers<void>()
  const port = await serving(async ({ url }, response) => {
    if (url === '/0') await ready.promise
    response.end(`${url};`)
  })
  const state = client(port)
  state.socket.write(many(5))
  await seesAnother(port)
  ready.resolve()
  await vi.waitFor(() => expect(state.text).toContain('/4;'))
  expect(state.text.match(/\/\d;/g)).toEqual(['/0;', '/1;', '/2;', '/3;', '/4;'])
  state.socket.write(get('/later'))
  await vi.waitFor(() => expect(state.text).toContain('/later;'))
})

test('who sends hundreds ahead is closed; who leaves has nothing more done for them', async () => {
  const requests: string[] = []
  const ready = Promise.withResolvers<void>()
  const left = vi.fn()
  const port = await serving(async ({ url = '', socket }, response) => {
    if (url !== '/other') {
      requests.push(url)
      socket.once('close', left)
      await ready.promise
    }
    response.end('a')
  })
  const greedy = client(port)
  greedy.socket.write(many(300))
  await vi.waitFor(() => expect(greedy.isClosed).toBe(true))
  expect(requests).toEqual(['/0'])
  const leaving = client(port)
  leaving.socket.write(many(10))
  await vi.waitFor(() => expect(requests).toHaveLength(2))
  leaving.socket.destroy()
  await vi.waitFor(() => expect(left).toHaveBeenCalledTimes(2))
  ready.resolve()
  await seesAnother(port)
  expect(requests).toEqual(['/0', '/0'])
})

test('HTTP/0.9 gets no answer', async () => {
  const handle = vi.fn()
  const old = client(await serving(handle))
  old.socket.write('GET /\r\n\r\n')
  await vi.waitFor(() => expect(old.isClosed).toBe(true))
  expect([old.bytes, handle.mock.calls.length]).toEqual([0, 0])
})

const quick = { headersTimeout: 150, connectionsCheckingInterval: 50 }

test.each([
  // Each by its own: the head long before a whole request would have to be there.
  ['head', 'GET / HTTP/1.1\r\nHost: a\r\nX: ', { requestTimeout: 60_000 }],
  ['body', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n', { requestTimeout: 300 }],
])('a %s that comes a letter at a time ends by a time', async (_, begin, times) => {
  const handle: RequestListener = (request, response) => {
    request.resume()
    request.on('end', () => response.end('read'))
  }
  const slow = client(await serving(handle, { ...quick, ...times }))
  slow.socket.write(begin)
  const drip = setInterval(() => slow.socket.write('a'), 20)
  await vi.waitFor(() => expect(slow.isClosed).toBe(true)).finally(() => clearInterval(drip))
  expect(slow.text).not.toContain('read')
})

test('a connection whose answer nobody reads ends by a time', async () => {
  const port = await serving((_, response) => void response.end(large), { timeout: 200 })
  const { socket } = client(port)
  socket.removeAllListeners('data')
  socket.pause()
  socket.write(get('/'))
  const [server] = servers
  const connections = () => new Promise((resolve) => server?.getConnections((_, count) => resolve(count)))
  await vi.waitFor(async () => expect(await connections()).toBe(1))
  await vi.waitFor(async () => expect(await connections()).toBe(0))
})

test('the shop itself is such a server', async () => {
  const world = await buildWorld()
  try {
    await world.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = world.app.server.address() as AddressInfo
    const old = client(port)
    old.socket.write('GET /health/live\r\n\r\n')
    await vi.waitFor(() => expect(old.isClosed).toBe(true))
    expect(old.bytes).toBe(0)
    const ahead = client(port)
    ahead.socket.write(get('/health/live').repeat(300))
    await vi.waitFor(() => expect(ahead.isClosed).toBe(true))
    expect(world.app.server).toMatchObject(timeouts)
  } finally {
    await world.close()
  }
})
