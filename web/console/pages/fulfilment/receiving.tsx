import { useQuery } from '@tanstack/react-query'
import { Empty } from '../../../ui/feedback/Notice.tsx'
import { BlockSkeleton } from '../../../ui/feedback/Skeletons.tsx'
import { useText } from '../../../ui/language/language.tsx'
import { Fetched } from '../../../ui/list/Fetched.tsx'
import { ListPage } from '../../../ui/list/ListPage.tsx'
import { type PageParams, pagingIn, toPageQuery } from '../../../ui/list/query.ts'
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

function Receiving({ warehouses }: { warehouses: string[] }) {
  const text = useText()
  const receipt = useReceipt(warehouses)
  const search: PageParams = usePageSearch(pagingIn)
  const { warehouse } = receipt.form.values
  return (
    <>
      <ReceiptForm receipt={receipt} />
      <section className={classes.part}>
        <h2>{text('warehouse.arrivals')}</h2>
        <AddArrival warehouse={warehouse} />
        <ListPage
          search={search}
          found={useQuery(arrivalsQuery({ ...toPageQuery(search), warehouse }))}
          expectedRows={6}
          empty={<Empty title={text('warehouse.no_arrivals')}>{text('warehouse.no_arrivals_hint')}</Empty>}
        >
          {(arrivals) => (
            <ArrivalList
              arrivals={arrivals}
              onTake={({ number, qty, received }) => receipt.add(number, qty - received)}
            />
          )}
        </ListPage>
      </section>
    </>
  )
}
