import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addOrderFile, getOrderFile } from '../../contract/order/file.ts'
import { download } from './download.ts'
import { callPicture } from './file.ts'
import { keepToken } from './session/token.ts'
import { upload } from './upload.ts'

const packing = new File(['x'], 'packing.pdf', { type: 'application/pdf' })
const stored = { fileId: 7, name: 'packing.pdf' }

const real = { XMLHttpRequest, createObjectURL: URL.createObjectURL, revokeObjectURL: URL.revokeObjectURL }

beforeEach(() => {
  keepToken('of-noor', 60)
  document.documentElement.lang = 'de'
})
afterEach(() => {
  document.documentElement.lang = ''
  const { XMLHttpRequest: Real, ...ofUrl } = real
  vi.stubGlobal('XMLHttpRequest', Real)
  Object.assign(URL, ofUrl)
})

/** What the browser sends a file with; each test says what becomes of it. */
class Request {
  static all: Request[] = []
  headers: Record<string, string> = {}
  upload: { onprogress?: (sent: { loaded: number; total: number }) => void } = {}
  onload = () => {}
  onerror = () => {}
  ontimeout = () => {}
  status = 0
  responseText = ''
  timeout = 0
  to = ''
  sent: FormData | undefined
  constructor() {
    Request.all.push(this)
  }
  open(method: string, url: string) {
    this.to = `${method} ${url}`
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send(form: FormData) {
    this.sent = form
  }
  answer(status: number, body: unknown) {
    this.status = status
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body)
    this.onload()
  }
}

/** Sends the packing list, up to where its answer would come. */
async function send(onProgress?: (percent: number) => void) {
  vi.stubGlobal('XMLHttpRequest', Request)
  Request.all = []
  const answer = upload(
    addOrderFile,
    { query: { kind: 'packingList' } },
    { file: packing, ...(onProgress && { onProgress }) },
  )
  answer.catch(() => {})
  await vi.waitFor(() => expect(Request.all[0]?.sent).toBeDefined())
  return { request: Request.all[0] ?? new Request(), answer }
}

test('a file goes with the token and the language of its reader, and its progress is reported', async () => {
  const percents: number[] = []
  const { request, answer } = await send((percent) => percents.push(percent))
  expect(request.to).toContain('POST /dev-api/')
  expect(request.to).toContain('kind=packingList')
  expect(request.headers).toEqual({ 'accept-language': 'de', authorization: 'Bearer of-noor' })
  expect(request.sent?.get('file')).toMatchObject({ name: 'packing.pdf' })
  for (const loaded of [0, 1, 3]) request.upload.onprogress?.({ loaded, total: 3 })
  request.upload.onprogress?.({ loaded: 0, total: 0 })
  expect(percents).toEqual([0, 33, 100, 0])
  request.answer(200, { code: 200, msg: 'ok', data: stored })
  expect(await answer).toEqual(stored)
})

test('a file that is refused says why', async () => {
  const { request, answer } = await send()
  request.answer(400, { code: 400, msg: '', data: { reason: 'order_file.other_type', fields: ['file'] } })
  await expect(answer).rejects.toMatchObject({ reason: 'order_file.other_type', fields: ['file'], status: 400 })
})

test('a file that is too large for its endpoint is not sent, and says why', async () => {
  vi.stubGlobal('XMLHttpRequest', Request)
  Request.all = []
  const { bytes } = addOrderFile.upload
  const sendBytes = (size: number) =>
    upload(addOrderFile, { query: { kind: 'packingList' } }, { file: new File([new Uint8Array(size)], 'a.pdf') })
  await expect(sendBytes(bytes + 1)).rejects.toMatchObject({ reason: 'request.too_large', status: 413 })
  expect(Request.all).toEqual([])
  const answer = sendBytes(bytes)
  await vi.waitFor(() => expect(Request.all[0]?.sent).toBeDefined())
  Request.all[0]?.answer(200, { code: 200, msg: 'ok', data: stored })
  expect(await answer).toEqual(stored)
})

test.each(['onerror', 'ontimeout'] as const)('a line that breaks (%s) is no answer', async (happens) => {
  const { request, answer } = await send()
  request[happens]()
  await expect(answer).rejects.toMatchObject({ reason: 'offline', status: 0 })
})

test('a page of a proxy is no answer of the shop', async () => {
  const { request, answer } = await send()
  request.answer(413, '<html>')
  await expect(answer).rejects.toMatchObject({ reason: 'server.failed', status: 413 })
})

const file = { params: { fileId: 7 } }
const refusal = (reason: string, status: number) =>
  Response.json({ code: status, msg: '', data: { reason } }, { status })

/** The files that the browser was given to keep. */
function keptFiles() {
  const names: string[] = []
  Object.assign(URL, { createObjectURL: () => 'blob:7', revokeObjectURL: () => {} })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(`${this.download} ${this.href}`)
  })
  return names
}

test('a file is given to the browser under the name that the server gives it', async () => {
  const keptFilesStore = keptFiles()
  const fetch = vi.fn(
    async (_url: string, _init: { headers: Record<string, string> }) =>
      new Response('x', { headers: { 'content-disposition': 'attachment; filename="packing 7.pdf"' } }),
  )
  vi.stubGlobal('fetch', fetch)
  await download(getOrderFile, file)
  expect(keptFilesStore).toEqual(['packing 7.pdf blob:7'])
  expect(fetch.mock.calls[0]?.[1].headers).toMatchObject({ authorization: 'Bearer of-noor' })
})

test.each([
  ['is refused', async () => refusal('request.not_found', 404), 'request.not_found'],
  ['cannot be had', () => Promise.reject(new TypeError()), 'offline'],
])('a file that %s is not given to the browser, and says why', async (_, fetch, reason) => {
  const kept = keptFiles()
  vi.stubGlobal('fetch', fetch)
  await expect(download(getOrderFile, file)).rejects.toMatchObject({ reason })
  expect(kept).toEqual([])
})

test('a picture is had with the token alone, as an address that a page may show', async () => {
  const fetch = vi.fn(
    async (_url: string, _init: RequestInit) => new Response('x', { headers: { 'content-type': 'image/png' } }),
  )
  vi.stubGlobal('fetch', fetch)
  expect(await callPicture(getOrderFile, file)).toBe('data:image/png;base64,eA==')
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({
    credentials: 'omit',
    headers: { authorization: 'Bearer of-noor', 'accept-language': 'de' },
  })
})

test.each([
  ['is refused', async () => refusal('request.not_found', 404), 'request.not_found'],
  ['is a page of a proxy', async () => new Response('<html>', { status: 502 }), 'server.failed'],
  ['cannot be had', () => Promise.reject(new TypeError()), 'offline'],
])('a picture that %s says why', async (_, fetch, reason) => {
  vi.stubGlobal('fetch', fetch)
  await expect(callPicture(getOrderFile, file)).rejects.toMatchObject({ reason })
})
