import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type ErrorCode, errors, type Failure } from '../../contract/errors.ts'
import { Unavailable } from '../unavailable.ts'
import { callLanguage } from './language.ts'
import { Refusal, sayRefusal } from './refuse.ts'

/** What a handler can fail with; an error of the database names the constraint that it broke. */
type HandlerError = Refusal | (FastifyError & { constraint?: string })

/** Answers every failure in the envelope, in the caller's language, and logs only what is our fault. */
export function answerErrors(app: FastifyInstance) {
  app.setErrorHandler<HandlerError>(answerFailure)
  app.setNotFoundHandler((request, reply) => sendFailure(new Refusal('request.not_found'), request, reply))
}

/** Also for what fails before a route is found, such as an address that is no UTF-8. */
export function answerFailure(error: HandlerError, request: FastifyRequest, reply: FastifyReply) {
  const refusal = toRefusal(error)
  if (refusal.code === 'server.failed') request.log.error({ err: error }, 'request failed')
  if (error instanceof Unavailable) request.log.warn({ why: error.message }, 'request cannot be answered now')
  return sendFailure(refusal, request, reply)
}

/** Seconds after which a client that was refused as unavailable may ask again. */
export const comeAgain = 5

function sendFailure(refusal: Refusal, request: FastifyRequest, reply: FastifyReply) {
  const { status, code } = errors[refusal.code]
  const failure: Failure = {
    code,
    msg: sayRefusal(callLanguage(request), refusal),
    data: {
      reason: refusal.code,
      fields: refusal.fields,
      ...(refusal.details !== undefined && { details: refusal.details }),
    },
  }
  const retryAfter = refusal.retryAfter ?? (status === 503 ? comeAgain : undefined)
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  return reply
    .code(status)
    .header('cache-control', 'private, no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(failure)
}

const reasonByStatus: Record<number, ErrorCode> = {
  400: 'request.invalid',
  // Where the files of the pages are served: a folder, or a name that no file has.
  403: 'request.not_found',
  404: 'request.not_found',
  413: 'request.too_large',
  // An address with a part longer than anything of ours is called.
  414: 'request.not_found',
  415: 'request.media_type',
  429: 'request.too_many',
  503: 'server.unavailable',
}

// What two can take at the same instant: the second finds out by the index alone.
const takenFaults: Record<string, { reason: ErrorCode; field: string }> = {
  accounts_user_name: { reason: 'user_name.taken', field: 'userName' },
  accounts_email: { reason: 'email.occupied', field: 'email' },
  accounts_customer: { reason: 'email.occupied', field: 'email' },
}

function toRefusal(error: HandlerError): Refusal {
  if (error instanceof Refusal) return error
  const other = 'constraint' in error ? takenFaults[error.constraint ?? ''] : undefined
  if (other) return new Refusal(other.reason, { fields: [other.field] })
  if (error.validation) {
    const unknown = unknownFields(error.validation)
    if (unknown.length > 0) return unknownFieldsRefusal(unknown)
    const fields = violatedFields(error.validation)
    return new Refusal('request.invalid', { fields: fields.length > 0 ? fields : [faultyPart(error)] })
  }
  if (error instanceof Unavailable) return new Refusal('server.unavailable')
  const reason = reasonByStatus[error.statusCode ?? 500] ?? 'server.failed'
  return new Refusal(reason, reason === 'request.invalid' ? { fields: [faultyPart(error)] } : {})
}

/** The part of a request that is wrong as a whole: what cannot be read has no fields. */
function faultyPart({ validationContext, code }: FastifyError): string {
  if (validationContext === 'querystring') return 'query'
  return validationContext ?? (code === 'FST_ERR_BAD_URL' ? 'path' : 'body')
}

/** A field that a call does not know is never read: the refusal names it. */
const unknownFieldsRefusal = (fields: string[]) =>
  new Refusal('request.invalid', {
    fields,
    words: { key: 'standing.unknown_fields', values: { fields: fields.join(', ') } },
  })

type Violation = { keyword?: string; instancePath?: string; params?: unknown }

/** The fields at fault, dotted: `lines.0.qty`. */
function violatedFields(violations: Violation[]): string[] {
  const fields = violations.flatMap(({ instancePath = '', params }) => {
    const at = instancePath.split('/').filter(Boolean)
    const missing = missingProperties(params)
    return missing.length ? missing.map((name) => [...at, name].join('.')) : [at.join('.')]
  })
  return [...new Set(fields.filter(Boolean))]
}

/** Fields that the schema does not name, dotted; none where something else is wrong, too: of several shapes one may have known them. */
function unknownFields(violations: Violation[]): string[] {
  if (!violations.every(({ keyword }) => keyword === 'additionalProperties' || keyword === 'boolean')) return []
  const fields = violations.flatMap(({ keyword, instancePath = '' }) =>
    keyword === 'boolean' ? [instancePath.split('/').filter(Boolean).join('.')] : [],
  )
  return [...new Set(fields)]
}

function missingProperties(params: unknown): string[] {
  if (typeof params !== 'object' || params === null) return []
  if ('requiredProperties' in params && Array.isArray(params.requiredProperties)) return params.requiredProperties
  return []
}
