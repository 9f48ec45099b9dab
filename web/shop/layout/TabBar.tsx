import {
  IconBuildingStore,
  IconHeart,
  IconListNumbers,
  IconLogin2,
  IconShoppingCart,
  IconUserPlus,
} from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useMay, useSession } from '../../api/session/session.ts'
import { LazyDialog } from '../../ui/dialog/LazyDialog.tsx'
import { useText } from '../../ui/language/language.tsx'
import { Money } from '../../ui/language/Money.tsx'
import classes from '../../ui/page/TabBar.module.css'
import { TabFace } from '../../ui/page/TabFace.tsx'
import { noLines, useBasketSummary } from '../features/basket/basket/queries.ts'
import { useFavouriteCount } from '../features/basket/favourites/queries.ts'

/** What a telephone has below the page: the goods, and what a customer comes for every day. */
export function TabBar() {
  const text = useText()
  return (
    <nav className={classes.bar} aria-label={text('layout.tabs')}>
      <GoodsTab />
      {useSession() ? (
        <>
          <QuickOrderTab />
          <FavouritesTab />
          <BasketTab />
        </>
      ) : (
        <VisitorTabs />
      )}
    </nav>
  )
}

const loadMenu = () => import('./Menu.tsx').then((part) => part.default)

function GoodsTab() {
  const text = useText()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button type="button" className={classes.tab} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <TabFace icon={IconBuildingStore}>{text('layout.shop')}</TabFace>
      </button>
      {open && <LazyDialog load={loadMenu} dialogProps={{ onClose: close }} onMissing={close} />}
    </>
  )
}

function QuickOrderTab() {
  const text = useText()
  if (!useMay('cust:myquickorder')) return null
  return (
    <Link to="/my/quickorder" className={classes.tab}>
      <TabFace icon={IconListNumbers}>{text('site.quick_order')}</TabFace>
    </Link>
  )
}

function FavouritesTab() {
  const text = useText()
  const here = useLocation({ select: ({ search }) => 'pre' in search && String(search.pre) === '3' })
  const count = useFavouriteCount()?.favoritesQty ?? 0
  if (!useMay('cust:favorites')) return null
  return (
    <Link to="/search" search={{ pre: 3 }} className={classes.tab} data-here={here || undefined}>
      <TabFace icon={IconHeart} count={count}>
        {text('site.favourites')}
      </TabFace>
    </Link>
  )
}

function BasketTab() {
  const text = useText()
  const may = useMay('cust:shoppingcart')
  const summary = useBasketSummary()
  if (!may) return null
  const { shoppingCartQty: lines, priceChanges: changed } = summary ?? noLines
  return (
    <Link to="/cust/shoppingcart" className={classes.tab}>
      <TabFace icon={IconShoppingCart} count={lines} changed={changed > 0}>
        {lines > 0 && summary ? (
          <>
            <span className="spoken">{text('layout.basket')}</span>{' '}
            <Money amount={summary.shoppingCartPrice} currency={summary.currency} />
          </>
        ) : (
          text('layout.basket')
        )}
      </TabFace>
    </Link>
  )
}

function VisitorTabs() {
  const text = useText()
  const here = useLocation({ select: ({ href }) => href })
  return (
    <>
      <Link to="/ac/register" className={classes.tab}>
        <TabFace icon={IconUserPlus}>{text('site.join_free')}</TabFace>
      </Link>
      <Link to="/login" search={{ redirect: here }} className={classes.tab}>
        <TabFace icon={IconLogin2}>{text('layout.sign_in')}</TabFace>
      </Link>
    </>
  )
}
