import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { longestCode } from '../../../../rules/catalogue/product/number.ts'
import { Empty } from '../../../ui/feedback/Notice.tsx'
import { BlockSkeleton } from '../../../ui/feedback/Skeletons.tsx'
import { useText } from '../../../ui/language/language.tsx'
import { Fetched } from '../../../ui/list/Fetched.tsx'
import { FindForm } from '../../../ui/list/FindForm.tsx'
import { textIn } from '../../../ui/list/query.ts'
import { shelvesQuery } from '../../features/fulfilment/warehouse/queries.ts'
import { ShelvesDetail } from '../../features/fulfilment/warehouse/ShelvesDetail.tsx'
import { usePageSearch } from '../../layout/usePageSearch.ts'
import classes from '../Page.module.css'

const readSearch = (query: Record<string, unknown>) => ({ number: textIn(query, 'number', longestCode) })

export default function StockPage() {
  const text = useText()
  const search = usePageSearch(readSearch)
  const isOpened = useIsOpened(search.number)
  return (
    <>
      <h1>{text('warehouse.stock')}</h1>
      <p className={classes.intro}>{text('warehouse.stock_intro')}</p>
      <FindForm
        search={search}
        filters={[
          {
            name: 'number',
            label: text('warehouse.number'),
            hint: text('warehouse.number_hint'),
            longest: longestCode,
            isScanned: true,
          },
        ]}
      />
      {search.number ? (
        <Product number={search.number} isOpened={isOpened} />
      ) : (
        <Empty title={text('warehouse.find_first')}>{text('warehouse.find_first_hint')}</Empty>
      )}
    </>
  )
}

/** Whether the page still shows what it was opened for, such as by *Find*: nothing was looked for on it since. */
function useIsOpened(number: string | undefined) {
  const [openedFor, setOpenedFor] = useState(number)
  if (openedFor !== undefined && openedFor !== number) setOpenedFor(undefined)
  return openedFor !== undefined
}

function Product({ number, isOpened }: { number: string; isOpened: boolean }) {
  return (
    <Fetched result={useQuery(shelvesQuery(number))} skeleton={<BlockSkeleton height={320} />}>
      {(product) => <ShelvesDetail key={product.skuId} product={product} isOpened={isOpened} />}
    </Fetched>
  )
}
