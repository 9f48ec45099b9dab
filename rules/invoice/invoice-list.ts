/** How an invoice or a credit note stands that staff look for; an overdue one is open, past its day and not disputed. */
export const documentStates = ['open', 'overdue', 'cleared'] as const
export type DocumentState = (typeof documentStates)[number]

/** Nobody pages through more; counting more of a million takes longer than finding them. */
export const mostCountedDocuments = 1_000

/** Documents that one file for bookkeeping takes: a busy month of a company, and as many lines as DATEV reads from a file. */
export const mostBookedDocuments = 99_999
