import { useQuery } from '@tanstack/react-query'
import { type PurchaseOrderFilter, purchaseOrderFilters } from '../../../../rules/fulfilment/purchase-order.ts'
import { longestKeyword } from '../../../../rules/paging.ts'
import { warehouseNames } from '../../../../texts/fulfilment/warehouse-name.ts'
import { Empty } from '../../../ui/feedback/Notice.tsx'
import { useText } from '../../../ui/language/language.tsx'
import { useWarehouseName } from '../../../ui/language/warehouse.ts'
import type { Filter } from '../../../ui/list/FindForm.tsx'
import { ListPage } from '../../../ui/list/ListPage.tsx'
import { choiceIn, type PageParams, pagingIn, textIn, toPageQuery } from '../../../ui/list/query.ts'
import { NewPurchaseOrder } from '../../features/fulfilment/purchase-order/NewPurchaseOrder.tsx'
import { PurchaseOrderList } from '../../features/fulfilment/purchase-order/PurchaseOrderList.tsx'
import { PurchaseOrderTabs } from '../../features/fulfilment/purchase-order/PurchaseOrderTabs.tsx'
import { purchaseOrdersQuery } from '../../features/fulfilment/purchase-order/queries.ts'
import { usePageSearch } from '../../layout/usePageSearch.ts'

const warehouses = Object.keys(warehouseNames)

type SearchParams = PageParams & {
  keyword?: string | undefined
  state?: PurchaseOrderFilter | undefined
  warehouse?: string | undefined
}

const readSearch = (query: Record<string, unknown>): SearchParams => ({
  keyword: textIn(query, 'keyword', longestKeyword),
  state: choiceIn(query, 'state', purchaseOrderFilters),
  warehouse: choiceIn(query, 'warehouse', warehouses),
  ...pagingIn(query),
})

export default function PurchaseOrdersPage() {
  const text = useText()
  const search = usePageSearch(readSearch)
  return (
    <ListPage
      title={text('purchase_order.title')}
      titleAction={<NewPurchaseOrder />}
      intro={text('purchase_order.intro')}
      above={<PurchaseOrderTabs />}
      search={search}
      filters={useFilters()}
      found={useQuery(purchaseOrdersQuery(toPageQuery(search)))}
      expectedRows={6}
      empty={<Empty title={text('purchase_order.none')}>{text('purchase_order.none_hint')}</Empty>}
      noMatch={{ title: text('purchase_order.none_match'), hint: text('purchase_order.none_match_hint') }}
    >
      {(orders) => <PurchaseOrderList orders={orders} />}
    </ListPage>
  )
}

function useFilters(): Filter<keyof SearchParams>[] {
  const text = useText()
  const warehouseName = useWarehouseName()
  return [
    {
      name: 'keyword',
      label: text('purchase_order.keyword'),
      hint: text('purchase_order.keyword_hint'),
      longest: longestKeyword,
    },
    {
      name: 'state',
      label: text('desk.status'),
      any: text('purchase_order.any_state'),
      among: purchaseOrderFilters.map((state) => ({ value: state, label: text(`purchase_order.state_${state}`) })),
    },
    {
      name: 'warehouse',
      label: text('desk.warehouse'),
      any: text('desk.any_warehouse'),
      among: warehouses.map((code) => ({ value: code, label: warehouseName(code) })),
    },
  ]
}
