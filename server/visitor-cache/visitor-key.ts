import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'
import { apiPrefix } from '../../contract/endpoint.ts'
import { callLanguage } from '../http/language.ts'
import { encodingFor } from '../pages/encoding.ts'
import { readPlace, readReading } from '../pages/reader.ts'

/** Asks for a fresh answer; see specification section 4, search. */
const forced = /[?&]t=/

/**
 * What an answer to this visitor depends on, beside the data: its address, their language and, for a page, their
 * site and its compression. Undefined for who is signed in, and for what may not be kept.
 */
export function visitorKey({ method, url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>) {
  if (method !== 'GET' || headers.authorization !== undefined || forced.test(url)) return
  if (url.startsWith(`${apiPrefix}/`)) return `${callLanguage({ headers })} ${url}`
  const reading = pageReading(headers, url)
  return reading && `${reading} ${url}`
}

// Most visitors send one of a few sets of headers, and reading them takes longer than finding the page.
const readings = new LRUCache<string, string>({ max: 1_000 })

function pageReading(headers: IncomingHttpHeaders, url: string): string | undefined {
  const place = readPlace(url)
  const readingKey = `${place.orgId} ${place.atLogin}\n${headers['accept-encoding']}\n${headers['accept-language']}\n${headers.cookie}`
  const cached = readings.get(readingKey)
  if (cached) return cached
  const { language, orgId, token } = readReading(headers, place)
  if (token) return
  const reading = `page ${encodingFor(headers['accept-encoding']) ?? 'plain'} ${language} ${orgId}`
  readings.set(readingKey, reading)
  return reading
}
