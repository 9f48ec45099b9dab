/** What `:86:` says of a payment. */
export type Details = {
  name: string
  account: string
  /** What the payer wrote. */
  remittance: string
  endToEndId: string
  references: string[]
  /** What the bank adds. */
  notes: string[]
  /** Of German banks: the code of the transaction, the primanota, and what completes the code. */
  codes: string[]
  /** Why a payment came back; empty where none did. */
  returnReason: string
}
