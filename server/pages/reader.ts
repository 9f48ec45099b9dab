import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { PageRequest, Wire } from '../../contract/catalogue/page.ts'
import { languageFor, orgFor, readOrgId, regionOfOrg, siteCookies, siteCountry } from '../../rules/site/site.ts'
import { type Language, languageIn, languageTag, toLanguage } from '../../texts/index.ts'
import { callLanguage } from '../http/language.ts'
import type { PageSource } from './page-source.ts'

const nonceBytes = 16

/**
 * What a reader's headers and the address say of them. All that a page shows to a visitor depends on this and on its
 * address alone.
 */
export type Reading = { language: Language; orgId: number; token: string | undefined }

export function readReading(headers: IncomingHttpHeaders, place: Place): Reading {
  const cookies = readCookies(headers.cookie)
  const visit = { country: cookies.get(siteCookies.country), requested: place.orgId }
  const orgId = orgFor(visit)
  const token = cookies.get('token') || undefined
  const saved = [
    place.atLogin ? siteCookies.loginLanguage : token && siteCookies.accountLanguage,
    siteCookies.languageOf(siteCountry(orgId)),
  ].map((name) => name && cookies.get(name))
  const chosen = [...saved, languageFor(visit)].map(toLanguage).find(Boolean) ?? callLanguage({ headers })
  // Whose site it is of a signed-in reader, no cookie says: their language is stored as their site writes it.
  return { language: token ? chosen : languageIn(regionOfOrg(orgId), chosen), orgId, token }
}

/** What an address says of its reader: the site that a link leads to, and whether it is the sign-in page. */
export type Place = { orgId: number | undefined; atLogin: boolean }

export function readPlace(url: string): Place {
  const [path, query = ''] = url.split('?', 2)
  const requested = query.includes('org_id=') ? new URLSearchParams(query).get('org_id') : undefined
  return { orgId: readOrgId(requested), atLogin: path === '/login' }
}

/** Who reads a page: their token, their language, and the API called in their name. */
export function makePageRequest(
  app: FastifyInstance,
  source: PageSource,
  request: FastifyRequest,
  calls: Calls,
): PageRequest {
  const { language, orgId, token } = readReading(request.headers, readPlace(request.url))
  const texts = source.textsOf(language)
  const page: PageRequest = {
    ...(token && { nonce: randomBytes(nonceBytes).toString('base64url') }),
    origin: source.origin(),
    language,
    ...(texts && { texts }),
    hasToken: token !== undefined,
    orgId,
    wire: inProcess(app, request, calls, () => ({
      'accept-language': languageTag(language),
      ...(page.hasToken && { authorization: `Bearer ${token}` }),
    })),
  }
  return page
}

/** What a page learned while it was made: after one call that the shop could not answer it asks no more. */
export type Calls = { unavailable?: { status: number; body: string } }

/** Calls the API without the network, from the reader's address. */
const inProcess =
  (app: FastifyInstance, request: FastifyRequest, calls: Calls, reader: () => Record<string, string>): Wire =>
  async ({ method, url, headers, body }) => {
    if (calls.unavailable) return calls.unavailable
    const answer = await app.inject({
      method,
      url,
      headers: { ...headers, ...reader() },
      remoteAddress: request.ip,
      ...(body !== undefined && { payload: body }),
    })
    const answered = { status: answer.statusCode, body: answer.body }
    if (answered.status === 503) calls.unavailable = answered
    return answered
  }

function readCookies(header = ''): Map<string, string> {
  const pairs = header.split(';').map((pair): [string, string] => {
    const equals = pair.indexOf('=')
    return [pair.slice(0, equals).trim(), pair.slice(equals + 1).trim()]
  })
  return new Map(pairs)
}
