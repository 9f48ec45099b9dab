import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'

type Start = { path: string; token?: string | undefined; headers?: Record<string, string> }

/** Opens a stream of hints as a browser does; `heard` grows with each event that comes, such as `changed {"orders":["O1"]}`. */
export async function openStream(app: FastifyInstance, { path, token, headers = {} }: Start) {
  const { port } = app.server.address() as AddressInfo
  const heard: string[] = []
  const ids: string[] = []
  const state = { ended: false, beats: 0 }
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = { ...headers, ...(token && { authorization: `Bearer ${token}` }) }
    get({ host: '127.0.0.1', port, path, headers: sent, agent: false }, resolve).on('error', reject)
  })
  let text = ''
  response.setEncoding('utf8')
  response.on('data', (chunk: string) => {
    text += chunk
    const frames = text.split('\n\n')
    text = frames.pop() ?? ''
    for (const frame of frames) {
      const fields = new Map(frame.split('\n').map((line) => line.split(': ', 2) as [string, string]))
      const [id, event, data] = ['id', 'event', 'data'].map((name) => fields.get(name))
      if (id) ids.push(id)
      if (event) heard.push(`${event} ${data}`)
      if (frame === ':') state.beats += 1
    }
  })
  response.on('close', () => {
    state.ended = true
  })
  return { response, heard, ids, state, body: () => text, close: () => response.destroy() }
}
