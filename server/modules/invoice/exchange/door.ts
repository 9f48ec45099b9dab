/** A file as the exchange system is given it. */
type EInvoiceFile = { name: string; content: string }

/** How electronic invoices reach the exchange system of their country. */
export type EInvoiceDoor = {
  /**
   * Hands a file over, ends with its signal, and answers the number under which the exchange system has it. May be given the same file
   * twice: its name says that it is the same. Null where staff do so themselves.
   */
  send: ((file: EInvoiceFile, signal: AbortSignal) => Promise<string>) | null
}

/** Staff take the files to the exchange system, and say what it answered. */
export const doorByHand: EInvoiceDoor = { send: null }
