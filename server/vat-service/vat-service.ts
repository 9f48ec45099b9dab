import { readAtMost } from '../http/read-at-most.ts'

/** What the official service says of a VAT number; `unknown` where it is silent, busy or not asked. */
export type VatAnswer = 'valid' | 'invalid' | 'unknown'

/** A number with the letters of its country in front. */
export type VatService = (vatNumber: string) => Promise<VatAnswer>

export const silentVatService: VatService = async () => 'unknown'

const requestTimeout = 5_000
/** Bytes; an answer has some hundreds. */
export const largestAnswer = 100_000

/** VIES of the European Commission, by its REST interface at `url`. Waits five seconds at most, reads a hundred kilobytes at most, and never throws. */
export const viesAt =
  (url: string): VatService =>
  async (vatNumber) => {
    try {
      const response = await fetch(`${url.replace(/\/$/, '')}/check-vat-number`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ countryCode: vatNumber.slice(0, 2), vatNumber: vatNumber.slice(2) }),
        redirect: 'error',
        signal: AbortSignal.timeout(requestTimeout),
      })
      const answer = response.ok ? await readAtMost(response, largestAnswer) : null
      return answer ? answerIn(JSON.parse(answer.toString())) : 'unknown'
    } catch {
      return 'unknown'
    }
  }

/** A member state that does not answer is reported beside `valid: false`, which then means nothing. */
function answerIn(reply: unknown): VatAnswer {
  if (typeof reply !== 'object' || reply === null || !('valid' in reply)) return 'unknown'
  const failed =
    'errorWrappers' in reply || ('userError' in reply && !['VALID', 'INVALID'].includes(String(reply.userError)))
  if (failed || typeof reply.valid !== 'boolean') return 'unknown'
  return reply.valid ? 'valid' : 'invalid'
}
