import { useQuery } from '@tanstack/react-query'
import { type ArrivalFilter, arrivalFilters } from '../../../../rules/catalogue/product/arrival.ts'
import { longestKeyword } from '../../../../rules/paging.ts'
import { Empty } from '../../../ui/feedback/Notice.tsx'
import { BlockSkeleton } from '../../../ui/feedback/Skeletons.tsx'
import { useText } from '../../../ui/language/language.tsx'
import { useWarehouseName } from '../../../ui/language/warehouse.ts'
import { Fetched } from '../../../ui/list/Fetched.tsx'
import type { Filter } from '../../../ui/list/FindForm.tsx'
import { ListPage } from '../../../ui/list/ListPage.tsx'
import { choiceIn, type PageParams, pagingIn, textIn, toPageQuery } from '../../../ui/list/query.ts'
import { arrivalsQuery, warehousesQuery } from '../../features/fulfilment/warehouse/queries.ts'
import { AddArrival } from '../../features/fulfilment/warehouse/receiving/ArrivalDrawers.tsx'
import { ArrivalList } from '../../features/fulfilment/warehouse/receiving/ArrivalList.tsx'
import { ReceiptForm } from '../../features/fulfilment/warehouse/receiving/ReceiptForm.tsx'
import { useReceipt } from '../../features/fulfilment/warehouse/receiving/useReceipt.ts'
import { usePageSearch } from '../../layout/usePageSearch.ts'
import classes from '../Page.module.css'

export default function ReceivingPage() {
  const text = useText()
  return (
    <>
      <h1>{text('warehouse.receiving')}</h1>
      <p className={classes.intro}>{text('warehouse.receiving_intro')}</p>
      <Fetched result={useQuery(warehousesQuery)} skeleton={<BlockSkeleton height={480} />}>
        {(warehouses) => <Receiving warehouses={warehouses} />}
      </Fetched>
    </>
  )
}

type SearchParams = PageParams & {
  keyword?: string | undefined
  state?: ArrivalFilter | undefined
  warehouse?: string | undefined
}

const readSearch = (query: Record<string, unknown>): SearchParams => ({
  keyword: textIn(query, 'keyword', longestKeyword),
  state: choiceIn(query, 'state', arrivalFilters),
  warehouse: textIn(query, 'warehouse', 2),
  ...pagingIn(query),
})

function Receiving({ warehouses }: { warehouses: string[] }) {
  const text = useText()
  const receipt = useReceipt(warehouses)
  const search = usePageSearch(readSearch)
  const { warehouse, lines } = receipt.form.values
  return (
    <>
      <ReceiptForm receipt={receipt} />
      <section className={classes.part}>
        <h2>{text('warehouse.arrivals')}</h2>
        <AddArrival warehouse={warehouse} />
        <ListPage
          search={search}
          filters={useFilters(warehouses)}
          found={useQuery(arrivalsQuery(toPageQuery(search)))}
          expectedRows={6}
          empty={<Empty title={text('warehouse.no_arrivals')}>{text('warehouse.no_arrivals_hint')}</Empty>}
          noMatch={{ title: text('warehouse.no_arrivals_match'), hint: text('purchase_order.none_match_hint') }}
        >
          {(arrivals) => (
            <ArrivalList
              arrivals={arrivals}
              receiptWarehouse={lines.length > 0 ? warehouse : undefined}
              onTake={receipt.take}
            />
          )}
        </ListPage>
      </section>
    </>
  )
}

function useFilters(warehouses: readonly string[]): Filter<keyof SearchParams>[] {
  const text = useText()
  const warehouseName = useWarehouseName()
  return [
    {
      name: 'keyword',
      label: text('warehouse.arrival_keyword'),
      hint: text('warehouse.arrival_keyword_hint'),
      longest: longestKeyword,
    },
    {
      name: 'state',
      label: text('warehouse.expected_on'),
      any: text('warehouse.any_day'),
      among: arrivalFilters.map((state) => ({ value: state, label: text(`purchase_order.state_${state}`) })),
    },
    {
      name: 'warehouse',
      label: text('desk.warehouse'),
      any: text('desk.any_warehouse'),
      among: warehouses.map((code) => ({ value: code, label: warehouseName(code) })),
    },
  ]
}
