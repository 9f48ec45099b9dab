import type { ErrorCode } from '../../contract/errors.ts'

/** Thrown to answer a request with a reason that the client knows. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly fields: string[]
  readonly details: unknown

  constructor(code: ErrorCode, { fields = [], details }: { fields?: string[]; details?: unknown } = {}) {
    super(code)
    this.code = code
    this.fields = fields
    this.details = details
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

/** Unwraps a look-up: the row, or "not found", which is also the answer for what belongs to somebody else. */
export function orNotFound<T>(row: T | null | undefined): T {
  if (row === null || row === undefined) throw new Refusal('request.not_found')
  return row
}
