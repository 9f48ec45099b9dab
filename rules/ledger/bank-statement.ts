/** Bytes of the largest bank file that is read. */
export const largestBankFile = 10_000_000
/** Of a table (CSV, XLSX) of a bank. */
export const largestBankTable = 4_000_000

/** Why a bank file is not read. */
export type BankFileRefusal =
  | 'bank_file.too_large'
  | 'bank_file.not_xml'
  | 'bank_file.doctype'
  | 'bank_file.not_camt'
  | 'bank_file.shape'
  | 'bank_file.amount'

/** Where in a file reading ended: its name in a ZIP file, a line, or the entry of a statement, both counted from 1. */
export type BankFilePlace = { file?: string; line?: number; statement?: string; entry?: number }

/** The other side of a payment: who paid what came in, who was paid by what went out. */
export type Counterparty = {
  name: string
  /** IBAN, or what the bank names the account by; in capitals without spaces, empty where it is not said. */
  account: string
}

/** One booked payment: an entry of a statement, or one payment of a batch that is booked as a whole. */
export type BankEntry = {
  /** The same whenever the file is read again, and no other entry of the statement has it. */
  reference: string
  /** Which payment of a batch, from 1; 0 where the entry is one payment. */
  part: number
  /** ISO date. */
  bookedOn: string
  /** ISO date; null where the bank says none. */
  valueOn: string | null
  /** In hundredths of its currency, such as cents; never negative. */
  amount: number
  currency: string
  direction: 'credit' | 'debit'
  /** It reverses another entry. */
  isReversal: boolean
  counterparty: Counterparty
  /** What the payer named it by; empty where they did not. */
  endToEndId: string
  /** For us to know what is paid: RF (ISO 11649) or as a country has them; those with check digits in one form, others as they are written. */
  creditorReferences: string[]
  /** What the payer wrote, lines joined by a space, or by a line break where a full line may cut a word; numbers of documents that they named apart are among them. */
  remittance: string
  /** What the bank adds. */
  note: string
  /** What kind of payment: `PMNT.RCDT.ESCT`, or the bank's own code. */
  bankCode: string
  /** Why a payment came back, such as `AC04`; empty where none did. */
  returnReason: string
}

/** A payment that is not booked yet; the day on which the bank expects to book it, if it says one. */
export type PendingEntry = Omit<BankEntry, 'bookedOn'> & { bookedOn: string | null }

/**
 * Why nothing of a statement is settled without staff: its opening balance and entries are not its closing balance, or some entries do
 * not say that they are booked, and no balances prove it. Sums are in hundredths; those of `status` are null.
 */
export type StatementDoubt =
  | { reason: 'balance'; expected: number; closing: number }
  | { reason: 'status'; expected: null; closing: null }

/** What a statement says of itself: from when to when, and between which balances. */
export type StatementEvidence = {
  id: string
  /** The bank's count of its electronic statements, as it is written, empty for none; null where it was not kept. */
  sequence: string | null
  /** What is booked (camt.053), what is so far (camt.052), or some of it alone (camt.054). */
  kind: 'statement' | 'report' | 'notification'
  /** The time at the bank, `2026-03-02T20:00:00`; null where it is not said. */
  writtenAt: string | null
  /** From when on it is, as the time at the bank; null where it is not said. */
  startsAt: string | null
  /** The first moment after it. */
  endsAt: string | null
  /** Minor unit. */
  opening: number | null
  closing: number | null
  /** Of a statement in several; null where it is whole. */
  page: number | null
}

/** One statement of one account, with what is booked. Balances are in hundredths, negative where the account is overdrawn. */
export type BankStatement = StatementEvidence & {
  messageId: string
  sequence: string
  /** Ours: IBAN or other number, in capitals without spaces. */
  account: string
  currency: string
  /** ISO dates; null where the bank says none. */
  from: string | null
  to: string | null
  entries: BankEntry[]
  /** What is not booked yet. */
  pending: PendingEntry[]
  doubt: StatementDoubt | null
}
