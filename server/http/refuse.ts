import type { ErrorCode } from '../../contract/errors.ts'
import { type Language, locales, type TextKey, type Values } from '../../texts/index.ts'
import { say } from '../../texts/say.ts'

/** What is said instead of the reason's own sentence, with the values of the case. */
export type Words = {
  key: TextKey
  values: Values
  /** What may be done instead, said as the value `actions`; `can` says whether anything may. */
  actions?: readonly TextKey[]
  /** What is not there yet, said as the value `missing`. */
  missing?: readonly TextKey[]
}

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

/** The sentence of a refusal, in the words of its case where it has some. */
export function sayRefusal(language: Language, { code, words }: Refusal) {
  if (!words) return say(language, code)
  const { key, values, actions, missing } = words
  return say(language, key, {
    ...values,
    ...(actions && listActions(language, actions)),
    ...(missing && { missing: list(language, missing, 'conjunction') }),
  })
}

const listActions = (language: Language, keys: readonly TextKey[]) => ({
  can: keys.length > 0 ? 'something' : 'nothing',
  actions: list(language, keys, 'disjunction'),
})

const list = (language: Language, keys: readonly TextKey[], type: Intl.ListFormatType) =>
  new Intl.ListFormat(locales[language], { type }).format(keys.map((key) => say(language, key)))

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

/** Unwraps a look-up: the row, or "not found" in words of its own, which is also the answer for what belongs to another customer. */
export function orNotFound<T>(row: T | null | undefined, reason: ErrorCode = 'request.not_found'): T {
  if (row === null || row === undefined) throw new Refusal(reason)
  return row
}
