import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import Type from 'typebox'
import {
  apiPrefix,
  type Endpoint,
  type FileAnswer,
  type FileStreamAnswer,
  type Input,
  type Reply,
} from '../../contract/endpoint.ts'
import { type CustomerPermission, holds, isStaffPermission } from '../../rules/identity/permissions.ts'
import type { Language } from '../../texts/index.ts'
import { say } from '../../texts/say.ts'
import type { Db } from '../db/database.ts'
import { workFor } from '../db/shares.ts'
import {
  type Caller,
  type CustomerCaller,
  type FindCaller,
  isCustomer,
  isStaff,
  type namesOfCallers,
} from './caller.ts'
import { closeSchema } from './closed-schema.ts'
import { callLanguage } from './language.ts'
import { Refusal } from './refuse.ts'
import { readFiles, sendFile, type UploadedFile } from './uploads.ts'

type EndpointCaller<E extends Endpoint> = E['access'] extends 'anyone'
  ? Caller | null
  : E['access'] extends CustomerPermission
    ? CustomerCaller
    : Caller

type Call<E extends Endpoint> = Input<E> & {
  caller: EndpointCaller<E>
  db: Db
  now: Date
  language: Language
  log: FastifyBaseLogger
  request: FastifyRequest
  /** Sends a header with the answer. */
  header: (name: string, value: string) => void
} & (E['upload'] extends object
    ? {
        /** Reads what is sent, which may be long: asked after everything that refuses without it. */
        files: () => Promise<UploadedFile[]>
      }
    : object)

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null
  }
}

export type Mount = <E extends Endpoint>(
  spec: E,
  handle: (call: Call<E>) => Promise<Reply<E>>,
  /** Fields that stand beside the envelope's own; the token call alone has some (RFC 6749). */
  beside?: (reply: Reply<E>) => object,
) => void

const success: Record<Language, string> = {
  en: say('en', 'ui.success'),
  it: say('it', 'ui.success'),
  de: say('de', 'ui.success'),
  fr: say('fr', 'ui.success'),
  pl: say('pl', 'ui.success'),
  us: say('us', 'ui.success'),
}

export type MountParts = {
  db: Db
  now: () => Date
  findCaller: FindCaller
  names: ReturnType<typeof namesOfCallers>
}

/** Binds contract endpoints to handlers: checks access, validates, serialises, wraps the reply in the envelope. */
export function mountOn(app: FastifyInstance, { db, now, findCaller, names }: MountParts): Mount {
  return (spec, handle, beside) => {
    app.route({
      method: spec.method,
      url: `${apiPrefix}${spec.path}`,
      schema: routeSchema(spec, beside !== undefined),
      // Before the body is read: who may not call learns nothing about what is wrong with it.
      onRequest: async (request, reply) => {
        request.caller = admit(spec, await workFor(names.whileFinding(request), () => findCaller(request)))
        names.keep(request)
        const isCached = spec.sameForVisitors && !request.caller && !request.headers.authorization
        if (isCached) keepForVisitors(request, reply)
        else reply.header('cache-control', 'private, no-store')
      },
      ...(mayLackBody(spec) && { preValidation: withoutBody }),
      handler: async (request, reply) => {
        const { params, query, body, caller } = request
        const language = callLanguage(request, caller)
        const files = () => readFiles(request, spec.upload ?? nothing)
        const header = (name: string, value: string) => reply.header(name, value)
        const call = { params, query, body, caller, db, now: now(), language, log: request.log, request, header, files }
        // Fastify has just validated params, query and body against `spec`; TypeScript cannot see that.
        const data = await workFor(names.whileWorking(request), () => handle(call as unknown as Call<typeof spec>))
        // What `binary` promises, `FileContent` is the type of.
        if (spec.binary) return sendFile(reply, data as FileAnswer | FileStreamAnswer)
        return { ...beside?.(data), code: 200, msg: success[language], data }
      },
    })
  }
}

const nothing = { bytes: 0, files: 0 }

/** A staff call that has nothing to read says so: what is sent to it would be ignored. */
const isClosed = ({ access, method, upload }: Endpoint) => isStaffPermission(access) && method !== 'GET' && !upload
const takesBody = (spec: Endpoint) => spec.body !== undefined || isClosed(spec)
const mayLackBody = (spec: Endpoint) => spec.bodyOptional === true || (isClosed(spec) && !spec.body)

/** Staff calls are made by programs of warehouses, too: there an unknown field is a mistake that has to be seen. */
const bodySchema = (spec: Endpoint) =>
  isClosed(spec) ? closeSchema(spec.body ?? Type.Object({})) : (spec.body ?? Type.Object({}))

async function withoutBody(request: FastifyRequest) {
  request.body ??= {}
}

function keepForVisitors(request: FastifyRequest, reply: FastifyReply) {
  request.sameForVisitors = true
  reply.header('cache-control', 'public, no-cache').header('vary', 'Accept-Language, Authorization')
}

function admit(spec: Endpoint, resolved: Caller | Refusal | null): Caller | null {
  const isConfined = resolved !== null && !(resolved instanceof Refusal) && resolved.lacksAuthenticator === true
  if (spec.access === 'anyone') return resolved instanceof Refusal || isConfined ? null : resolved
  if (resolved instanceof Refusal) throw resolved
  if (!resolved) throw new Refusal('session.unknown')
  if (isConfined && !spec.beforeAuthenticator) throw new Refusal('authenticator.missing')
  if (spec.notImpersonated && resolved.impersonatorId !== undefined) throw new Refusal('impersonation.not_allowed')
  if (spec.access === 'signed-in') return resolved
  const rightPlace = isStaffPermission(spec.access) ? isStaff(resolved) : isCustomer(resolved)
  if (!rightPlace || !holds(resolved.permissions, spec.access)) throw new Refusal('access.denied')
  return resolved
}

// The same for every app of a process, as what is compiled for a schema is kept by it.
const routeSchemas = new WeakMap<Endpoint, FastifySchema>()

function routeSchema(spec: Endpoint, besideEnvelope: boolean): FastifySchema {
  const schema = routeSchemas.get(spec) ?? describeRoute(spec, besideEnvelope)
  routeSchemas.set(spec, schema)
  return schema
}

function describeRoute(spec: Endpoint, besideEnvelope: boolean): FastifySchema {
  const envelope = Type.Object(
    { code: Type.Literal(200), msg: Type.String(), data: spec.reply },
    besideEnvelope ? { additionalProperties: true } : {},
  )
  return {
    summary: spec.summary,
    tags: [spec.path.split('/')[2] ?? 'other'],
    description: `Access: ${spec.access}${spec.idempotent ? '. Takes an Idempotency-Key header' : ''}`,
    ...(spec.access !== 'anyone' && { security: [{ bearer: [] }] }),
    ...(spec.params && { params: spec.params }),
    ...(spec.query && { querystring: spec.query }),
    ...(takesBody(spec) && { body: bodySchema(spec) }),
    ...(spec.form && { consumes: ['application/x-www-form-urlencoded'] }),
    ...(spec.upload && { consumes: ['multipart/form-data'] }),
    ...(!spec.binary && { response: { 200: envelope } }),
  }
}
