import { useQuery } from '@tanstack/react-query'
import { useText } from '../../../ui/language/language.tsx'
import { Part } from './Part.tsx'
import { type Buy, ProductTiles } from './ProductTile.tsx'
import { boughtQuery } from './queries.ts'

// One row on a wide screen.
const shown = 6

/** What the customer's last orders bought, to be ordered again. */
export function Bought({ buy }: { buy: Buy }) {
  const text = useText()
  return (
    <Part asked={useQuery(boughtQuery)}>
      {(products) => (
        <section aria-labelledby="bought">
          <h2 id="bought">{text('home.bought')}</h2>
          <ProductTiles products={products.slice(0, shown)} label={text('home.bought')} buy={buy} />
        </section>
      )}
    </Part>
  )
}
