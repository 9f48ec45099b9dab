import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import type { PageRequest, Wire } from '../../contract/page.ts'
import { isLanguage, type Language, languages } from '../../texts/index.ts'
import type { PageSource } from './page-source.ts'

const nonceBytes = 16

/** What a reader's headers say of him. All that a page shows to a visitor depends on this and on its address alone. */
export type Reading = { language: Language; token: string | undefined }

export function readingOf(headers: IncomingHttpHeaders): Reading {
  const cookies = cookiesOf(headers.cookie)
  return { language: languageFor(headers, cookies.get('language')), token: cookies.get('token') || undefined }
}

/** Who reads a page: his token, his language, and the API called in his name. */
export function readerOf(app: FastifyInstance, source: PageSource, request: FastifyRequest): PageRequest {
  const { language, token } = readingOf(request.headers)
  const texts = source.textsOf(language)
  const page: PageRequest = {
    ...(token && { nonce: randomBytes(nonceBytes).toString('base64url') }),
    language,
    ...(texts && { texts }),
    hasToken: token !== undefined,
    wire: inProcess(app, request, () => ({
      'accept-language': language,
      ...(page.hasToken && { authorization: `Bearer ${token}` }),
    })),
  }
  return page
}

/** Calls the API without the network, from the reader's address. */
const inProcess =
  (app: FastifyInstance, request: FastifyRequest, reader: () => Record<string, string>): Wire =>
  async ({ method, url, headers, body }) => {
    const answer = await app.inject({
      method,
      url,
      headers: { ...headers, ...reader() },
      remoteAddress: request.ip,
      ...(body !== undefined && { payload: body }),
    })
    return { status: answer.statusCode, body: answer.body }
  }

/** Specification section 1: the saved preference, else the browser's language, else English. */
function languageFor(headers: IncomingHttpHeaders, saved: string | undefined): Language {
  if (isLanguage(saved)) return saved
  const best = new Negotiator({ headers }).language([...languages])
  return isLanguage(best) ? best : 'en'
}

function cookiesOf(header = ''): Map<string, string> {
  const pairs = header.split(';').map((pair): [string, string] => {
    const equals = pair.indexOf('=')
    return [pair.slice(0, equals).trim(), pair.slice(equals + 1).trim()]
  })
  return new Map(pairs)
}
