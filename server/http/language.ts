import type { IncomingHttpHeaders } from 'node:http'
import Negotiator from 'negotiator'
import { isLanguage, type Language, languages } from '../../texts/index.ts'

/** The language of an answer: `Accept-Language` of the call, else that of the account, else English. */
export function languageOf(
  { headers }: { headers: IncomingHttpHeaders },
  caller: { language: string } | null = null,
): Language {
  if (headers['accept-language']) {
    const best = new Negotiator({ headers }).language([...languages])
    if (isLanguage(best)) return best
  }
  return isLanguage(caller?.language) ? caller.language : 'en'
}
