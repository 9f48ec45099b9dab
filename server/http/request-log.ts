import { type FastifyBaseLogger, type FastifyReply, type FastifyRequest, LogController } from 'fastify'

type RequestRecord = { method: string; url: string; status: number; ms: number; address: string; reqId?: string }

/** The line of a request shows the path without the query, which may hold a password (the token call), and no header. */
const toLine = ({ url, ms, ...answered }: RequestRecord) => ({
  ...answered,
  path: url.split('?', 1)[0],
  ms: Math.round(ms * 10) / 10,
})

export const logRequest = (log: FastifyBaseLogger, answered: RequestRecord) => log.info(toLine(answered), 'request')

/** One line for each request, when it was answered. */
export class RequestLog extends LogController {
  override incomingRequest() {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply) {
    const { method, url, ip } = request
    const answered = { method, url, status: reply.statusCode, ms: reply.elapsedTime, address: ip }
    if (error) request.log.error({ ...toLine(answered), err: error }, 'request errored')
    else logRequest(request.log, answered)
  }
}
