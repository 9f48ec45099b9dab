import type { ChargeKind, Invoice } from './invoice.ts'
import { vatCategories } from './vat-category.ts'

export type InvoiceTotalKind = 'goods' | ChargeKind | 'net' | 'vat' | 'total' | 'prepaid' | 'due'
/** Cents; what was paid is below zero. */
export type InvoiceTotalRow = { kind: InvoiceTotalKind; amount: number }

type Sums = Pick<Invoice, 'kind' | 'charges' | 'totals'> & { vat: Pick<Invoice['vat'], 'reason'> }

/**
 * What is shown of the sums of an invoice or a credit note, in cents, from the goods to the last row, which says what it comes to: what
 * is due, or what is credited. Goods and charges add up to net, net and VAT to the total, total and what was paid to what is due. Without
 * charges there is no row of goods beside net, outside of the scope of VAT none of net and VAT beside the total.
 */
export function invoiceTotalRows({ kind, charges, totals, vat }: Sums): InvoiceTotalRow[] {
  const isTaxed = vatCategories[vat.reason] !== 'O'
  const rows: (InvoiceTotalRow | false)[] = [
    charges.length > 0 && { kind: 'goods', amount: totals.lines },
    ...charges.map((charge) => ({ kind: charge.kind, amount: charge.net })),
    isTaxed && { kind: 'net', amount: totals.net },
    isTaxed && { kind: 'vat', amount: totals.vat },
    { kind: 'total', amount: totals.total },
    totals.prepaid !== 0 && { kind: 'prepaid', amount: -totals.prepaid },
    (kind === 'invoice' || totals.prepaid !== 0) && { kind: 'due', amount: totals.due },
  ]
  return rows.filter((row) => row !== false)
}
