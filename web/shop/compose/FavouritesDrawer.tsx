import { ButtonLink } from '../../ui/controls/ButtonLink.tsx'
import { SideDrawer } from '../../ui/dialog/SideDrawer.tsx'
import { useText } from '../../ui/language/language.tsx'
import { AddToBasket } from '../features/basket/AddToBasket.tsx'
import { Favourites } from '../features/favourites/Favourites.tsx'
import { FavouritesToBuy } from './FavouritesToBuy.tsx'

const mostShown = 20

/** The favourites beside the page: find, choose, add to the basket, delete. */
export default function FavouritesDrawer({ onClose }: { onClose: () => void }) {
  const text = useText()
  return (
    <SideDrawer title={text('favourites.title')} onClose={onClose}>
      <Favourites
        pictureSize={40}
        buy={({ goodsSku }) => <AddToBasket product={goodsSku} />}
        actions={(choice) => <FavouritesToBuy choice={choice} />}
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
