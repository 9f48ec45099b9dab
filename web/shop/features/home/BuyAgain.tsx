import { useQuery } from '@tanstack/react-query'
import { useText } from '../../../ui/language/language.tsx'
import { Part } from './Part.tsx'
import { type Buy, ProductTiles } from './ProductTile.tsx'
import { purchasesQuery } from './queries.ts'

// One row on a wide screen.
const mostShown = 6

/** What the customer's last orders bought, to be ordered again. */
export function BuyAgain({ buy }: { buy: Buy }) {
  const text = useText()
  return (
    <Part result={useQuery(purchasesQuery)}>
      {(products) => (
        <section aria-labelledby="bought">
          <h2 id="bought">{text('home.bought')}</h2>
          <ProductTiles products={products.slice(0, mostShown)} label={text('home.bought')} buy={buy} />
        </section>
      )}
    </Part>
  )
}
