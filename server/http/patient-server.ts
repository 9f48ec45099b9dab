import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** How long clients may take, in milliseconds. */
export type Timeouts = {
  /** Until all of a request has come, and until its head has. */
  requestTimeout: number
  headersTimeout: number
  /** How often requests are looked at for that. */
  connectionsCheckingInterval: number
  /** A connection without a request. A proxy before us has to keep it for less. */
  keepAliveTimeout: number
  /** A connection on which nothing moves although an answer waits to be read. */
  timeout: number
}

/** Specification section 9. A connection is kept longer than a proxy before us keeps it. */
export const timeouts: Timeouts = {
  requestTimeout: 60_000,
  headersTimeout: 15_000,
  connectionsCheckingInterval: 5_000,
  keepAliveTimeout: 72_000,
  timeout: 90_000,
}

/** A server of which a client that is slow, or does not read, holds little: one answer, for a time. */
export function patientServer({ timeout, ...times }: Timeouts, handle: RequestListener): Server {
  const server = createServer(times, oneAtATime(handle))
  server.timeout = timeout
  return server
}

// Browsers and proxies do not send ahead at all; beyond so many it is no honest request.
const mostAhead = 40

/**
 * Answers the requests of a connection one after the other: the next is looked at when the answer before it was read.
 * Otherwise all answers to a client that sends ahead and does not read wait in memory. HTTP/0.9 gets none.
 */
function oneAtATime(handle: RequestListener): RequestListener {
  const lines = new WeakMap<Socket, (() => void)[]>()

  const answer = (request: IncomingMessage, response: ServerResponse, line: (() => void)[]) => {
    response.once('close', () => {
      const next = request.socket.destroyed ? undefined : line.shift()
      if (next) next()
      else lines.delete(request.socket)
    })
    handle(request, response)
  }

  return (request, response) => {
    const { socket } = request
    if (socket.destroyed) return
    if (request.httpVersionMajor < 1) return void socket.destroy()
    const line = lines.get(socket)
    if (line && line.length >= mostAhead) return void socket.destroy()
    if (line) return void line.push(() => answer(request, response, line))
    const ahead: (() => void)[] = []
    lines.set(socket, ahead)
    answer(request, response, ahead)
  }
}
