import { useMay } from '../../api/session/session.ts'
import { ButtonLink } from '../../ui/controls/ButtonLink.tsx'
import { SideDrawer } from '../../ui/dialog/SideDrawer.tsx'
import { useText } from '../../ui/language/language.tsx'
import { AddOne } from '../features/basket/basket/AddToBasket.tsx'
import { Favourites } from '../features/basket/favourites/Favourites.tsx'
import { FavouritesToBuy } from './FavouritesToBuy.tsx'
import { ProductActions } from './ProductActions.tsx'

const mostShown = 20

/** The favourites beside the page: find, choose, add to the basket, delete. */
export default function FavouritesDrawer({ onClose }: { onClose: () => void }) {
  const text = useText()
  const mayBuy = useMay('cust:shoppingcart')
  return (
    <SideDrawer title={text('favourites.title')} onClose={onClose}>
      <Favourites
        action={(product) => <ProductActions product={product} />}
        counterpartAction={mayBuy ? (counterpart) => <AddOne product={counterpart} /> : undefined}
        actions={(choice) => <FavouritesToBuy choice={choice} />}
        onward={
          <ButtonLink to="/list/toner" onClick={onClose}>
            {text('list.products')}
          </ButtonLink>
        }
        foot={(total) =>
          total > mostShown && (
            <ButtonLink to="/search" search={{ pre: 3 }} variant="default" style={{ marginTop: 10 }} onClick={onClose}>
              {text('favourites.all', { count: total })}
            </ButtonLink>
          )
        }
      />
    </SideDrawer>
  )
}
