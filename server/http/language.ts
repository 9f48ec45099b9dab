import type { IncomingHttpHeaders } from 'node:http'
import Negotiator from 'negotiator'
import { browserLanguages, type Language, languageIn, languageTag, toLanguage } from '../../texts/index.ts'

const offered = [...browserLanguages, languageTag('us')]

/** The language of an answer: `Accept-Language` of the call, else that of the account as its site writes it, else English. */
export function callLanguage(
  { headers }: { headers: IncomingHttpHeaders },
  caller: { language: string; region: 'EU' | 'US' } | null = null,
): Language {
  if (headers['accept-language']) {
    const best = toLanguage(new Negotiator({ headers }).language(offered))
    if (best) return best
  }
  return languageIn(caller?.region ?? 'EU', toLanguage(caller?.language) ?? 'en')
}
