import type { ErrorCode } from '../../contract/errors.ts'
import type { TextKey, Values } from '../../texts/index.ts'

/** What is said instead of the reason's own sentence, with the values of the case. */
export type Words = { key: TextKey; values: Values }

/** Thrown to answer a request with a reason that the client knows. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly fields: string[]
  readonly details: unknown
  readonly words: Words | undefined
  /** Seconds after which the same may be asked again. */
  readonly retryAfter: number | undefined

  constructor(
    code: ErrorCode,
    {
      fields = [],
      details,
      words,
      retryAfter,
    }: { fields?: string[]; details?: unknown; words?: Words; retryAfter?: number } = {},
  ) {
    super(code)
    this.code = code
    this.fields = fields
    this.details = details
    this.words = words
    this.retryAfter = retryAfter
  }
}

/** Unwraps a rule's answer: the value, or the refusal as an exception. */
export function orRefuse<T extends object, R extends ErrorCode>(
  answer: T | { refused: R },
  reason: { fields?: string[] } = {},
): T {
  if ('refused' in answer) throw new Refusal(answer.refused, reason)
  return answer
}

/** Refuses what was sent if anything is wrong with it: faults by field, none where all is well. */
export function refuseFaults(faults: object) {
  const fields = Object.keys(faults)
  if (fields.length > 0) throw new Refusal('request.invalid', { fields })
}

/** Unwraps a look-up: the row, or "not found" in words of its own, which is also the answer for what belongs to somebody else. */
export function orNotFound<T>(row: T | null | undefined, reason: ErrorCode = 'request.not_found'): T {
  if (row === null || row === undefined) throw new Refusal(reason)
  return row
}
