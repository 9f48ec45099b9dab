import Type from 'typebox'
import { longestStaffReason } from '../../rules/fulfilment/order-management.ts'
import { largestBankFile } from '../../rules/ledger/bank-statement.ts'
import { longestItemKeyword } from '../../rules/ledger/item.ts'
import { entryStates, mostCountedEntries, mostSettledItems } from '../../rules/payment/payment.ts'
import { endpoint } from '../endpoint.ts'
import { Reason } from '../staff-reason.ts'
import { TableQuery } from '../table-file.ts'
import { Amount, described, Id, IsoDate, ListPage, Nullable, Paging } from '../wire.ts'
import { BankEntry, EntryThatClears, PendingEntry } from './bank-entry.ts'
import { doubtFields } from './statement-doubt.ts'

/**
 * Payments by the bank's file and by hand, of the sites that the caller can access: their accounts, what their customers owe, and what
 * their companies issued to customers of other sites. Everything else is not found.
 */
const access = 'staff:finance'

const path = '/staff/money'
const params = Type.Object({ id: Id })
const Note = Type.String({ maxLength: longestStaffReason })
const Currency = Type.String({ pattern: '^[A-Z]{3}$' })

// A hundred million, in which a number still has its cents exactly.
const largestPayment = 100_000_000
const Paid = Type.Number({ exclusiveMinimum: 0, maximum: largestPayment, description: 'At most two decimals' })

const SettledItem = Type.Object(
  {
    itemId: Type.Optional(Id),
    orderId: Type.Optional(described(Id, 'Instead: an order that waits for its payment in advance')),
    amount: Type.Number({
      minimum: -largestPayment,
      maximum: largestPayment,
      description: 'What of it is settled; below 0 for what is the customer’s, such as a credit note',
    }),
  },
  { title: 'SettledItem' },
)
const Items = Type.Array(SettledItem, { maxItems: mostSettledItems })

const OpenItem = Type.Object(
  {
    kind: Type.Enum(['invoice', 'credit', 'payment', 'refund', 'difference', 'opening', 'order']),
    itemId: Nullable({ ...Id, description: 'Null for an order' }),
    orderId: Nullable({ ...Id, description: 'Of an order that waits for its payment' }),
    number: Type.String(),
    orderno: Type.String({ description: 'Of the order behind it, or empty' }),
    poNumber: Type.String(),
    customerId: Id,
    company: Type.String(),
    issuedOn: IsoDate,
    dueOn: Nullable(IsoDate),
    currency: Type.String(),
    open: { ...Amount, description: 'VAT included; below 0 for what is the customer’s' },
  },
  { title: 'OpenItem' },
)

export const importBankFile = endpoint({
  method: 'POST',
  path: `${path}/bank-file`,
  access,
  summary:
    'Import a bank file (camt.053, .052, .054, MT940, or a table whose head is described) of our accounts. Entries that were read before are left unchanged, so the same file can be sent again, and files may overlap. Nothing is settled by it. `bankAccountId` names our account for a table that names none.',
  query: Type.Object({ bankAccountId: Type.Optional(Id), encoding: TableQuery.encoding }),
  upload: { bytes: largestBankFile, files: 1 },
  reply: Type.Object({
    statements: Type.Integer(),
    added: Type.Integer({ description: 'Entries that are new' }),
    known: Type.Integer({ description: 'Entries that were read before' }),
    unclear: Type.Integer({ description: 'New entries that may be one that was read before' }),
    pending: Type.Integer({ description: 'Entries that are not booked yet, and come again once they are' }),
    doubts: Type.Array(
      Type.Object({ statement: Type.String(), account: Type.String(), currency: Type.String(), ...doubtFields }),
      { description: 'Statements that prove nothing, of which no payment is proposed to be booked by itself' },
    ),
    foreign: Type.Array(Type.Object({ account: Type.String(), currency: Type.String() }), {
      description: 'Accounts of the file that are not ours, or not the caller’s; nothing of them was read',
    }),
  }),
})

const proposal = {
  kind: 'clears',
  because: 'reference',
  customerId: 12,
  company: 'Kantoorshop B.V.',
  items: [{ kind: 'invoice', id: 71, number: 'INL26000031', amount: 151.25 }],
  unallocated: 0,
}

const EntryKeyword = Type.Optional(
  Type.String({ maxLength: longestItemKeyword, description: 'Part of who paid, their account or their words' }),
)

export const listBankEntries = endpoint({
  method: 'GET',
  path: `${path}/entries`,
  access,
  summary: `List bank entries, the latest first, each open one with what it seems to pay. \`total\` counts up to ${mostCountedEntries.toLocaleString('en')}.`,
  query: Type.Object({
    status: Type.Enum([...entryStates]),
    keyword: EntryKeyword,
    ...Paging,
  }),
  reply: Type.Object({
    ...ListPage(BankEntry).properties,
    clears: Type.Integer({
      description: 'How many of all that are found clear what they name, on this page and others',
    }),
  }),
  example: {
    reply: {
      rows: [
        {
          entryId: 5,
          account: 'NL42ASTR0000000001',
          statement: '2026-231',
          bookedOn: '2026-11-17',
          amount: 151.25,
          currency: 'EUR',
          direction: 'credit',
          mayPay: true,
          payerName: 'Kantoorshop B.V.',
          payerAccount: 'NL91ABNA0417164300',
          remittance: 'RF86INL26000031',
          status: 'open',
          note: '',
          decidedAt: null,
          decidedBy: '',
          customerId: null,
          company: '',
          numbers: [],
          proposal,
          doubt: null,
          equalTo: null,
        },
      ],
      total: 1,
      clears: 1,
    },
  },
})

export const listPendingEntries = endpoint({
  method: 'GET',
  path: `${path}/pending-entries`,
  access,
  summary:
    'List payments that a bank has announced and not booked yet, the latest first. Each is removed once it is booked, or after two weeks.',
  query: Type.Object({ keyword: EntryKeyword, ...Paging }),
  reply: ListPage(PendingEntry),
})

export const listEntriesThatClear = endpoint({
  method: 'GET',
  path: `${path}/entries/that-clear`,
  access,
  summary:
    'List all open entries that clear what they name, in the order in which they came, to settle each of them as proposed.',
  query: Type.Object({ keyword: EntryKeyword }),
  reply: Type.Array(EntryThatClears),
})

const SettlementReply = Type.Object(
  {
    numbers: Type.Array(Type.String(), { description: 'Of the payments that were posted' }),
    unallocated: { ...Amount, description: 'What stays open as the customer’s credit' },
    difference: { ...Amount, description: 'What was booked as a small difference; below 0 where it lacked' },
  },
  { title: 'SettlementReply' },
)
const settled = { numbers: ['PNL26000004'], unallocated: 0, difference: 0 }

export const settleEntry = endpoint({
  method: 'POST',
  path: `${path}/entries/:id/settle`,
  access,
  summary:
    'Settle what a bank entry pays. Credits are used up first; up to five cents are a small difference, an excess stays the customer’s credit, and orders in advance are processed.',
  params,
  body: Type.Object({ customerId: Id, items: Items }),
  idempotent: true,
  reply: SettlementReply,
  example: { body: { customerId: 12, items: [{ itemId: 71, amount: 151.25 }] }, reply: settled },
})

const EntryReply = Type.Object({ entryId: Id, status: Type.Enum([...entryStates]) }, { title: 'EntryReply' })

export const ignoreEntry = endpoint({
  method: 'POST',
  path: `${path}/entries/:id/ignore`,
  access,
  summary: 'Set aside a bank entry that pays nothing here.',
  params,
  body: Type.Object({ reason: Reason }),
  idempotent: true,
  reply: EntryReply,
  example: { body: { reason: 'Interest of the bank' }, reply: { entryId: 5, status: 'ignored' } },
})

export const undoEntry = endpoint({
  method: 'POST',
  path: `${path}/entries/:id/undo`,
  access,
  summary:
    'Undo the decision about a bank entry, which is open again. Its payments are cleared by refunds, and what they settled is open as before. Refused where an order was processed for it, or what was left of it was used.',
  params,
  body: Type.Object({ reason: Reason }),
  idempotent: true,
  reply: EntryReply,
  example: { body: { reason: 'It was another customer’s' }, reply: { entryId: 5, status: 'open' } },
})

export const registerPayment = endpoint({
  method: 'POST',
  path: `${path}/payments`,
  access,
  summary: 'Book a payment that did not come by a bank file. It is settled as an entry is.',
  body: Type.Object({
    customerId: Id,
    amount: Paid,
    currency: Currency,
    paidOn: { ...IsoDate, description: 'ISO date, not in the future' },
    note: Note,
    items: Items,
  }),
  idempotent: true,
  reply: SettlementReply,
  example: {
    body: {
      customerId: 12,
      amount: 151.25,
      currency: 'EUR',
      paidOn: '2026-11-17',
      note: 'Cheque 4711',
      items: [{ itemId: 71, amount: 151.25 }],
    },
    reply: settled,
  },
})

export const refundCredit = endpoint({
  method: 'POST',
  path: `${path}/refunds`,
  access,
  summary:
    'Book that an open credit, or some of it, was paid out to the customer. A credit that pays an order is refused.',
  body: Type.Object({
    itemId: Id,
    amount: Paid,
    paidOn: { ...IsoDate, description: 'ISO date, not in the future' },
    note: Note,
  }),
  idempotent: true,
  reply: Type.Object({ number: Type.String() }),
  example: {
    body: { itemId: 88, amount: 20, paidOn: '2026-11-18', note: 'By bank transfer' },
    reply: { number: 'FNL26000001' },
  },
})

export const listOpenItems = endpoint({
  method: 'GET',
  path: `${path}/open-items`,
  access,
  summary:
    'List the open items of a customer, or of all, and orders that wait for their payment: the oldest first, up to 200.',
  query: Type.Object({
    customerId: Type.Optional(Id),
    keyword: Type.Optional(
      Type.String({ maxLength: longestItemKeyword, description: 'Part of a number, or of the company' }),
    ),
  }),
  reply: Type.Array(OpenItem),
})
