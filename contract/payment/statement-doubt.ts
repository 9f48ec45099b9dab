import Type from 'typebox'
import { Amount, Nullable } from '../wire.ts'

/** Why nothing of a bank's statement is booked by itself. */
export const doubtFields = {
  reason: Type.Enum(['balance', 'status'], {
    description:
      'The opening balance and the entries are not the closing balance; or entries do not say that they are booked, and no balances prove it',
  }),
  expected: Nullable({ ...Amount, description: 'Opening balance and entries; null for a status' }),
  closing: Nullable({ ...Amount, description: 'What the bank says; null for a status' }),
}

export const StatementDoubt = Type.Object(doubtFields, { title: 'StatementDoubt' })
