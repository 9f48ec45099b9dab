import type { BankFileRefusal } from '../../../../../rules/ledger/bank-statement.ts'

/** Ends the reading of a file at a line, counted from 1. */
export class Mt940Fault extends Error {
  readonly refusal: BankFileRefusal
  readonly line: number

  constructor(refusal: BankFileRefusal, line: number) {
    super(refusal)
    this.refusal = refusal
    this.line = line
  }
}
