import { useQuery } from '@tanstack/react-query'
import { Failed } from '../../../ui/feedback/Notice.tsx'
import { useText } from '../../../ui/language/language.tsx'
import type { Seen } from './last-seen.ts'
import { type Buy, ProductTiles, TilesToCome } from './ProductTile.tsx'
import { skusByIdQuery } from './queries.ts'

// One row on a wide screen; a narrow one shows as many of them as it has columns.
const shown = 6

/** The products that were looked at last, as they are now. */
export default function SeenProducts({ seen, buy }: { seen: readonly Seen[]; buy: Buy }) {
  const text = useText()
  const ids = seen.map(({ id }) => id)
  const { data, error, refetch } = useQuery(skusByIdQuery(ids))
  if (data) return <ProductTiles products={data.slice(0, shown)} label={text('home.last_seen')} buy={buy} row />
  if (!error) return <TilesToCome />
  return <Failed failure={error} onRetry={() => void refetch()} />
}
