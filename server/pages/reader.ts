import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import type { PageRequest, Wire } from '../../contract/page.ts'
import { isLanguage, type Language, languages } from '../../texts/index.ts'
import type { PageSource } from './page-source.ts'

const nonceBytes = 16

/** Who reads a page: his token, his language, and the API called in his name. */
export function readerOf(app: FastifyInstance, source: PageSource, request: FastifyRequest): PageRequest {
  const cookies = cookiesOf(request.headers.cookie)
  const language = languageFor(request, cookies.get('language'))
  const texts = source.textsOf(language)
  const page: PageRequest = {
    nonce: randomBytes(nonceBytes).toString('base64url'),
    language,
    ...(texts && { texts }),
    hasToken: Boolean(cookies.get('token')),
    wire: inProcess(app, request, () => ({
      'accept-language': language,
      ...(page.hasToken && { authorization: `Bearer ${cookies.get('token')}` }),
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
function languageFor(request: FastifyRequest, saved: string | undefined): Language {
  if (isLanguage(saved)) return saved
  const best = new Negotiator(request).language([...languages])
  return isLanguage(best) ? best : 'en'
}

function cookiesOf(header = ''): Map<string, string> {
  const pairs = header.split(';').map((pair): [string, string] => {
    const equals = pair.indexOf('=')
    return [pair.slice(0, equals).trim(), pair.slice(equals + 1).trim()]
  })
  return new Map(pairs)
}
