import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useMay, useSession } from '../../api/session/session.ts'
import { LazyTexts } from '../../ui/language/LazyTexts.tsx'
import { AddOne } from '../features/basket/basket/AddToBasket.tsx'
import { quickOrdersQuery } from '../features/basket/quick-order/queries.ts'
import type { BlockKind } from '../features/catalogue/home/morning/Block.tsx'
import { Credit } from '../features/catalogue/home/morning/Credit.tsx'
import { DeskGrid } from '../features/catalogue/home/morning/DeskGrid.tsx'
import { FavouriteNews } from '../features/catalogue/home/morning/FavouriteNews.tsx'
import { ListsToApprove } from '../features/catalogue/home/morning/ListsToApprove.tsx'
import { OpenOrders } from '../features/catalogue/home/morning/OpenOrders.tsx'
import { Reorder } from '../features/catalogue/home/morning/Reorder.tsx'
import { Spending } from '../features/catalogue/home/morning/Spending.tsx'
import { profileQuery } from '../features/me/profile/queries.ts'
import { AddAgain } from './AddAgain.tsx'

/** What a customer sees first in the morning: what is late, what waits for them, what to order again. */
export default function MorningDesk() {
  return (
    <LazyTexts part="account">
      <DeskGrid block={(kind) => blocks[kind]} />
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
