import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'

/**
 * One line for each request, when it was answered. It shows the path without the query, which may hold a password (the
 * token call), and no header.
 */
export class RequestLog extends LogController {
  override incomingRequest() {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply) {
    const { method, url, ip } = request
    const answered = {
      method,
      path: url.split('?', 1)[0],
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      address: ip,
    }
    if (error) request.log.error({ ...answered, err: error }, 'request errored')
    else request.log.info(answered, 'request')
  }
}
