import { useQuery } from '@tanstack/react-query'
import { FailureNotice } from '../../../../ui/feedback/Notice.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import { type Buy, ProductTiles, TilesToCome } from './ProductTile.tsx'
import { skusByIdQuery } from './queries.ts'
import type { ViewedProduct } from './recently-viewed.ts'

// One row on a wide screen; a narrow one shows as many of them as it has columns.
const mostShown = 6

/** The products that were looked at last, as they are now. */
export default function RecentProducts({ viewed, buy }: { viewed: readonly ViewedProduct[]; buy: Buy }) {
  const text = useText()
  const ids = viewed.map(({ id }) => id)
  const { data, error, refetch } = useQuery(skusByIdQuery(ids))
  if (data) return <ProductTiles products={data.slice(0, mostShown)} label={text('home.last_seen')} buy={buy} row />
  if (!error) return <TilesToCome />
  return <FailureNotice failure={error} onRetry={() => void refetch()} />
}
