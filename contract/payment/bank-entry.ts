import Type, { type Static } from 'typebox'
import { entryStates, suggestReasons } from '../../rules/payment/payment.ts'
import { Amount, Id, IsoDate, IsoInstant, Nullable } from '../wire.ts'
import { StatementDoubt } from './statement-doubt.ts'

const ProposedItem = Type.Object({
  kind: Type.Enum(['invoice', 'credit', 'order']),
  id: { ...Id, description: 'Of the item, or of the order' },
  number: Type.String(),
  amount: Amount,
})

const MoneyProposal = Type.Object(
  {
    kind: Type.Enum(['clears', 'suggests']),
    because: Type.Enum(['reference', 'number', ...suggestReasons]),
    customerId: Id,
    company: Type.String(),
    items: Type.Array(ProposedItem),
    unallocated: { ...Amount, description: 'What would be left of it' },
  },
  { title: 'MoneyProposal' },
)

const EqualEntry = Type.Object(
  {
    entryId: Id,
    bookedOn: IsoDate,
    statement: Type.String({ description: 'As the bank names it' }),
    status: Type.Enum([...entryStates]),
  },
  {
    title: 'EqualEntry',
    description:
      'An entry that was read before and may be this one: it pays something only where the payment came twice',
  },
)

/** What an entry that clears pays, as it is sent to settle it. */
export const EntryThatClears = Type.Object(
  {
    entryId: Id,
    payerName: Type.String(),
    customerId: Id,
    items: Type.Array(ProposedItem),
  },
  { title: 'EntryThatClears' },
)

/** A booked entry of the bank, with what it seems to pay or has settled. */
export const BankEntry = Type.Object(
  {
    entryId: Id,
    account: Type.String({ description: 'Ours' }),
    statement: Type.String({ description: 'As the bank names it' }),
    bookedOn: IsoDate,
    amount: Amount,
    currency: Type.String(),
    direction: Type.Enum(['credit', 'debit']),
    mayPay: Type.Boolean({ description: 'It is an incoming payment, and no reversal or return' }),
    payerName: Type.String(),
    payerAccount: Type.String(),
    remittance: Type.String(),
    status: Type.Enum([...entryStates]),
    note: Type.String(),
    decidedAt: Nullable(IsoInstant),
    decidedBy: Type.String({ description: 'Their name; empty where it is open' }),
    customerId: Nullable(Id),
    company: Type.String({ description: 'Whose it is, once it is settled' }),
    numbers: Type.Array(Type.String(), { description: 'What it settled' }),
    proposal: Type.Unsafe<Static<typeof MoneyProposal> | null>({
      ...MoneyProposal,
      type: ['object', 'null'],
    }),
    doubt: Type.Unsafe<Static<typeof StatementDoubt> | null>({
      ...StatementDoubt,
      type: ['object', 'null'],
      description: 'Why its statement proves nothing: no more than a suggestion comes with it',
    }),
    equalTo: Nullable(EqualEntry),
  },
  { title: 'BankEntry' },
)

/** A payment that a bank has announced and not booked yet. It pays nothing before it is booked. */
export const PendingEntry = Type.Object(
  {
    pendingId: Id,
    account: Type.String({ description: 'Ours' }),
    statement: Type.String({ description: 'As the bank names it' }),
    expectedOn: Nullable({ ...IsoDate, description: 'When the bank expects to book it; null where it does not say' }),
    seenOn: { ...IsoDate, description: 'The day of the file that announced it first' },
    amount: Amount,
    currency: Type.String(),
    direction: Type.Enum(['credit', 'debit']),
    payerName: Type.String(),
    payerAccount: Type.String(),
    remittance: Type.String(),
  },
  { title: 'PendingEntry' },
)
