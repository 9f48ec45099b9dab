import type { PageSize } from '../../../rules/paging.ts'
import { useMay } from '../../api/session/session.ts'
import { ButtonLink } from '../../ui/controls/ButtonLink.tsx'
import { Empty } from '../../ui/feedback/Notice.tsx'
import { useText } from '../../ui/language/language.tsx'
import { Pager } from '../../ui/list/Pager.tsx'
import { AddOne } from '../features/basket/basket/AddToBasket.tsx'
import { Favourites } from '../features/basket/favourites/Favourites.tsx'
import { FavouritesToBuy } from './FavouritesToBuy.tsx'
import { ProductActions } from './ProductActions.tsx'

/** Favourites where a search would show its results (specification section 2). */
export default function FavouritesPage({ page = 1, size }: { page: number | undefined; size: PageSize }) {
  const text = useText()
  const may = useMay('cust:favorites')
  const mayBuy = useMay('cust:shoppingcart')
  if (!may)
    return (
      <Empty
        isPage
        title={text('favourites.title')}
        action={
          <ButtonLink to="/login" search={{ redirect: '/search?pre=3' }}>
            {text('layout.sign_in')}
          </ButtonLink>
        }
      >
        {text('favourites.not_yours')}
      </Empty>
    )
  return (
    <section aria-labelledby="favourites">
      <h1 id="favourites">{text('favourites.title')}</h1>
      <Favourites
        page={page}
        size={size}
        action={(product) => <ProductActions product={product} />}
        counterpartAction={mayBuy ? (counterpart) => <AddOne product={counterpart} /> : undefined}
        actions={(choice) => <FavouritesToBuy choice={choice} />}
        onward={<ButtonLink to="/list/toner">{text('list.products')}</ButtonLink>}
        foot={(total) => <Pager page={page} size={size} total={total} />}
      />
    </section>
  )
}
