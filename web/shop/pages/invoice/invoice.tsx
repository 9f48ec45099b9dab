import { IconPrinter } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import type { ItemKind } from '../../../../rules/ledger/item.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx'
import { BlockSkeleton } from '../../../ui/feedback/Skeletons.tsx'
import { sayIn, useText } from '../../../ui/language/language.tsx'
import { ItemStatus } from '../../features/ledger/ItemStatus.tsx'
import { CopyButton } from '../../features/ledger/invoice/CopyButton.tsx'
import classes from '../../features/ledger/invoice/Invoice.module.css'
import { Invoice } from '../../features/ledger/invoice/Invoice.tsx'
import { InvoiceFiles } from '../../features/ledger/invoice/InvoiceFiles.tsx'
import { InvoiceNotFound } from '../../features/ledger/invoice/InvoiceNotFound.tsx'
import { invoiceQuery } from '../../features/ledger/queries.ts'
import { ReturnWay } from '../../features/return/ReturnWay.tsx'
import { orNotFound } from '../../layout/not-found.ts'
import { pageHead } from '../../layout/page-head.ts'

export const Route = createFileRoute('/_shop/_account/_closed/finance/invoice/$number')({
  staticData: { permission: 'cust:finance' },
  loader: async ({ context: { queries }, params: { number } }) => {
    // Asked for here: no visitor's first page needs to know what is asked of invoices.
    const { invoiceQuery } = await import('../../features/ledger/queries.ts')
    const { item } = await orNotFound(queries.ensureQueryData(invoiceQuery(number)))
    return { kind: item.kind }
  },
  head: ({ match, loaderData }) => {
    const { number } = match.params
    return pageHead(match, { title: sayIn(match.context.reading)(invoiceTitle(loaderData?.kind), { number }) })
  },
  component: InvoicePage,
  notFoundComponent: InvoiceNotFound,
  pendingComponent: () => (
    <PageSkeleton title="finance.invoice_title">
      <BlockSkeleton height={560} />
    </PageSkeleton>
  ),
})

const invoiceTitle = (kind: ItemKind | undefined) =>
  kind === 'credit' ? 'finance.credit_title' : 'finance.invoice_title'

function InvoicePage() {
  const text = useText()
  const { number } = Route.useParams()
  const { data: invoice } = useSuspenseQuery(invoiceQuery(number))
  const { item } = invoice
  return (
    <>
      <header className={classes.headline}>
        <h1>{text(invoiceTitle(item.kind), { number })}</h1>
        <ItemStatus item={item} />
        <span className={classes.push} />
        <InvoiceFiles number={number} isXRechnung={invoice.isXRechnung} />
        <CopyButton number={number} />
        {item.kind === 'invoice' && <ReturnWay source={{ invoice: number }} />}
        <Button variant="default" leftSection={<IconPrinter size={17} aria-hidden />} onClick={() => window.print()}>
          {text('order.print')}
        </Button>
      </header>
      <Invoice invoice={invoice} />
    </>
  )
}
