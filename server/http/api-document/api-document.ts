import { apiPrefix, type Endpoint } from '../../../contract/endpoint.ts'
import { errors } from '../../../contract/errors.ts'
import { collectShapes, type Shape } from './api-shapes.ts'
import { getTag, tags } from './api-tags.ts'

/**
 * The contract as an OpenAPI 3.1 document: an operation for each endpoint, called as the contract calls it, and a shape
 * for whatever has a title there. What a call answers or takes that has none is called after the operation.
 */
export function apiDocument(endpoints: Record<string, Endpoint>) {
  const shapes = collectShapes()
  const paths: Record<string, Record<string, object>> = {}
  for (const [name, spec] of Object.entries(endpoints)) {
    const path = `${apiPrefix}${spec.path.replaceAll(/:(\w+)/g, '{$1}')}`
    paths[path] = { ...paths[path], [spec.method.toLowerCase()]: describeOperation(name, spec, shapes.refer) }
  }
  return {
    openapi: '3.1.0' as const,
    info,
    servers: [{ url: '/', description: 'The shop that serves this document' }],
    security: [{ bearer: [] }],
    tags,
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: 'The access_token of signIn' } },
      schemas: { ...shapes.named, Refusal: refusal },
      responses,
    },
  }
}

const info = {
  title: 'Aster',
  version: '1',
  description:
    'Every answer is an envelope {code, data, msg}. Code 200 is success; a business refusal has a code from 10000 on and travels as HTTP 200, as does a session that is over (401).',
  contact: { name: 'Aster', url: '/aster/contactus' },
  license: { name: 'All rights reserved', identifier: 'LicenseRef-Aster' },
}

type Refer = ReturnType<typeof collectShapes>['refer']

function describeOperation(name: string, spec: Endpoint, refer: Refer) {
  const body = describeBody(name, spec, refer)
  return {
    operationId: name,
    summary: spec.summary,
    description: `Access: ${spec.access}`,
    tags: [getTag(spec)],
    ...(spec.access === 'anyone' && { security: [] }),
    parameters: describeParameters(spec, refer),
    ...(body && { requestBody: body }),
    responses: { 200: describeAnswer(name, spec, refer), ...listRefusals(spec) },
  }
}

const key = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'The same key with the same body answers the first answer again',
  schema: { type: 'string' },
}

function describeParameters(spec: Endpoint, refer: Refer) {
  const from = (place: 'path' | 'query', { properties = {}, required = [] }: Shape) =>
    Object.entries(properties).map(([name, schema]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: refer(schema),
    }))
  return [...from('path', { ...spec.params }), ...from('query', { ...spec.query }), ...(spec.idempotent ? [key] : [])]
}

function describeBody(name: string, { body, form, upload, example }: Endpoint, refer: Refer) {
  if (upload) return { required: true, content: { 'multipart/form-data': { schema: files } } }
  if (!body) return
  // What a form body says may stand in the query instead.
  if (form) return { content: { 'application/x-www-form-urlencoded': { schema: refer(body, `${upper(name)}Body`) } } }
  return {
    required: true,
    content: {
      'application/json': {
        schema: refer(body, `${upper(name)}Body`),
        ...(example && 'body' in example && { example: example.body }),
      },
    },
  }
}

const files = {
  type: 'object',
  properties: { file: { type: 'string', format: 'binary' } },
  required: ['file'],
}

function describeAnswer(name: string, { reply, binary, summary, example }: Endpoint, refer: Refer) {
  if (binary) {
    const schema = { type: 'string', format: 'binary' }
    return { description: summary, content: { 'application/octet-stream': { schema } } }
  }
  const success = {
    type: 'object',
    properties: {
      code: { const: 200, type: 'integer' },
      msg: { type: 'string' },
      data: refer(reply, `${upper(name)}Reply`),
    },
    required: ['code', 'msg', 'data'],
  }
  // Only the token call answers beside the envelope, too (RFC 6749).
  const beside = name === 'signIn' ? { allOf: [success, refer(reply, `${upper(name)}Reply`)] } : success
  const schema = { anyOf: [beside, { $ref: '#/components/schemas/Refusal' }] }
  const shown = example && { example: { code: 200, msg: 'Success', data: example.reply } }
  return { description: 'The answer, or why there is none', content: { 'application/json': { schema, ...shown } } }
}

/** Why a call may fail by its HTTP status, as far as the endpoint itself says. */
function listRefusals({ access, params, body, upload, idempotent }: Endpoint) {
  const statuses = [
    400,
    ...(access === 'anyone' ? [] : [401]),
    ...(access.includes(':') ? [403] : []),
    ...(params ? [404] : []),
    ...(idempotent ? [409] : []),
    ...(body || upload ? [413, 415] : []),
    429,
    503,
  ] as (keyof typeof described)[]
  return Object.fromEntries(
    statuses.map((status) => [status, { $ref: `#/components/responses/${described[status].id}` }]),
  )
}

const described = {
  400: { id: 'Invalid', description: 'A field is missing or wrong; `fields` names it' },
  401: { id: 'Unknown', description: 'Without a token, or with an unknown one' },
  403: { id: 'Denied', description: 'The caller lacks the permission' },
  404: { id: 'NotFound', description: "There is none, or it is not the caller's" },
  409: { id: 'Conflict', description: 'The same key came with another body, or is being answered' },
  413: { id: 'TooLarge', description: 'More than the shop takes at once' },
  415: { id: 'MediaType', description: 'Another media type than is read here' },
  429: { id: 'TooMany', description: 'Too often; `Retry-After` says when to come again' },
  503: { id: 'Unavailable', description: 'Not now; `Retry-After` says when to come again' },
}

const retryAfter = { 'Retry-After': { description: 'Seconds', schema: { type: 'integer' } } }

const responses = Object.fromEntries(
  Object.entries(described).map(([status, { id, description }]) => [
    id,
    {
      description,
      ...((status === '429' || status === '503') && { headers: retryAfter }),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
    },
  ]),
)

const refusal = {
  title: 'Refusal',
  description: 'Why a call was refused',
  type: 'object',
  properties: {
    code: {
      type: 'integer',
      enum: [...new Set(Object.values(errors).map(({ code }) => code))].toSorted((a, b) => a - b),
    },
    msg: { type: 'string', description: 'In the language of the call, for the reader' },
    data: {
      type: 'object',
      properties: {
        reason: { type: 'string', enum: Object.keys(errors) },
        fields: { type: 'array', items: { type: 'string' }, description: 'The fields at fault, dotted: lines.0.qty' },
        details: { description: 'What else is known, such as the new preview of an order that changed' },
      },
      required: ['reason', 'fields'],
    },
  },
  required: ['code', 'msg', 'data'],
}

const upper = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
