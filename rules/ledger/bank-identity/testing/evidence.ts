import type { StatementEvidence } from '../../bank-statement.ts'

/** A statement that says nothing of itself. */
export const bare: StatementEvidence = {
  id: '',
  sequence: '',
  kind: 'statement',
  writtenAt: null,
  startsAt: null,
  endsAt: null,
  opening: null,
  closing: null,
  page: null,
}
