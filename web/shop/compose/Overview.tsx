import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useMay, useSession } from '../../api/session/session.ts'
import { LazyTexts } from '../../ui/language/LazyTexts.tsx'
import { AddOne } from '../features/basket/basket/AddToBasket.tsx'
import { quickOrdersQuery } from '../features/basket/quick-order/queries.ts'
import type { BlockKind } from '../features/catalogue/home/overview/Block.tsx'
import { Credit } from '../features/catalogue/home/overview/Credit.tsx'
import { FavouriteNews } from '../features/catalogue/home/overview/FavouriteNews.tsx'
import { ListsToApprove } from '../features/catalogue/home/overview/ListsToApprove.tsx'
import { OpenOrders } from '../features/catalogue/home/overview/OpenOrders.tsx'
import { OverviewGrid } from '../features/catalogue/home/overview/OverviewGrid.tsx'
import { Reorder } from '../features/catalogue/home/overview/Reorder.tsx'
import { Spending } from '../features/catalogue/home/overview/Spending.tsx'
import { profileQuery } from '../features/me/profile/queries.ts'
import { AddAgain } from './AddAgain.tsx'

/** The first page of a customer: what is late, what waits for them, what to order again. */
export default function Overview() {
  return (
    <LazyTexts part="account">
      <OverviewGrid block={(kind) => blocks[kind]} />
    </LazyTexts>
  )
}

const blocks: Record<BlockKind, ReactNode> = {
  orders: <OpenOrders key="orders" />,
  lists: <Lists key="lists" />,
  credit: <OwnCredit key="credit" />,
  reorder: <OrderAgain key="reorder" />,
  spending: <Spending key="spending" />,
  news: <FavouriteNews key="news" />,
}

function Lists() {
  const count = useSession()?.listsToApprove ?? 0
  const result = useQuery({ ...quickOrdersQuery({ status: 'submitted', pageSize: 10 }), enabled: count > 0 })
  return <ListsToApprove count={count} result={result} />
}

function OwnCredit() {
  return <Credit result={useQuery(profileQuery)} />
}

function OrderAgain() {
  const mayBuy = useMay('cust:shoppingcart')
  return (
    <Reorder
      addOne={({ product, qty }) => mayBuy && <AddOne product={product} qty={qty} />}
      addAll={(additions) => mayBuy && <AddAgain additions={additions} />}
    />
  )
}
