import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { BlockSkeleton } from '../../../ui/feedback/Skeletons.tsx'
import { useText } from '../../../ui/language/language.tsx'
import { Fetched } from '../../../ui/list/Fetched.tsx'
import { choiceIn } from '../../../ui/list/query.ts'
import { consoleLink } from '../../../ui/page/console-link.ts'
import { PurchaseOrderDetail } from '../../features/fulfilment/purchase-order/PurchaseOrderDetail.tsx'
import { purchaseOrderQuery } from '../../features/fulfilment/purchase-order/queries.ts'
import type { PageProps } from '../../layout/page-props.ts'
import { usePageSearch } from '../../layout/usePageSearch.ts'
import classes from '../Page.module.css'

// No purchase order has this number, so the server says that there is none.
const noId = 2_147_483_647

/** What the address opens at once: where an expected arrival is received, its purchase order is. */
const readSearch = (query: Record<string, unknown>) => choiceIn(query, 'open', ['receive'])

export default function PurchaseOrderPage({ id = noId }: PageProps) {
  const text = useText()
  const startsWith = usePageSearch(readSearch)
  return (
    <>
      <Link {...consoleLink('purchase-orders')} className={classes.back}>
        {text('purchase_order.back')}
      </Link>
      <Fetched result={useQuery(purchaseOrderQuery(id))} skeleton={<BlockSkeleton height={640} />}>
        {(order) => <PurchaseOrderDetail key={order.purchaseOrderId} order={order} startsWith={startsWith} />}
      </Fetched>
    </>
  )
}
