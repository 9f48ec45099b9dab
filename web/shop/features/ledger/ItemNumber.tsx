import { Link } from '@tanstack/react-router'
import { invoiceKinds } from '../../../../rules/invoice/invoice.ts'
import type { ItemKind } from '../../../../rules/ledger/item.ts'
import classes from './Finance.module.css'

/** Whether a document of ours stands behind it, which has a page and files. */
export const hasInvoicePage = (kind: ItemKind) => invoiceKinds.some((one) => one === kind)

/** The number of an item; of an invoice or a credit note it leads to its page. */
export function ItemNumber({ kind, number }: { kind: ItemKind; number: string }) {
  if (!hasInvoicePage(kind)) return <span className={classes.number}>{number}</span>
  return (
    <Link to="/finance/invoice/$number" params={{ number }} className={classes.number}>
      {number}
    </Link>
  )
}
