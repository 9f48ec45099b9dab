import type { IncomingHttpHeaders } from 'node:http'
import Negotiator from 'negotiator'
import { browserLanguages, type Language, toLanguage } from '../../texts/index.ts'

/** The language of an answer: `Accept-Language` of the call, else that of the account, else English. */
export function callLanguage(
  { headers }: { headers: IncomingHttpHeaders },
  caller: { language: string } | null = null,
): Language {
  if (headers['accept-language']) {
    const best = toLanguage(new Negotiator({ headers }).language([...browserLanguages]))
    if (best) return best
  }
  return toLanguage(caller?.language) ?? 'en'
}
