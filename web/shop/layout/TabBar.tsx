import {
  type Icon,
  IconBuildingStore,
  IconHeart,
  IconListNumbers,
  IconLogin2,
  IconShoppingCart,
  IconUserPlus,
} from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useMay, useSession } from '../../api/session/session.ts'
import { LazyDialog } from '../../ui/dialog/LazyDialog.tsx'
import { useText } from '../../ui/language/language.tsx'
import { Money } from '../../ui/language/Money.tsx'
import { noLines, useBasketSummary } from '../features/basket/basket/queries.ts'
import { useFavouriteCount } from '../features/basket/favourites/queries.ts'
import classes from './TabBar.module.css'

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
        <Face icon={IconBuildingStore}>{text('layout.shop')}</Face>
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
      <Face icon={IconListNumbers}>{text('site.quick_order')}</Face>
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
      <Face icon={IconHeart} count={count}>
        {text('site.favourites')}
      </Face>
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
      <Face icon={IconShoppingCart} count={lines} changed={changed > 0}>
        {lines > 0 && summary ? (
          <>
            <span className="spoken">{text('layout.basket')}</span>{' '}
            <Money amount={summary.shoppingCartPrice} currency={summary.currency} />
          </>
        ) : (
          text('layout.basket')
        )}
      </Face>
    </Link>
  )
}

function VisitorTabs() {
  const text = useText()
  const here = useLocation({ select: ({ href }) => href })
  return (
    <>
      <Link to="/ac/register" className={classes.tab}>
        <Face icon={IconUserPlus}>{text('site.join_free')}</Face>
      </Link>
      <Link to="/login" search={{ redirect: here }} className={classes.tab}>
        <Face icon={IconLogin2}>{text('layout.sign_in')}</Face>
      </Link>
    </>
  )
}

type FaceProps = { icon: Icon; count?: number; changed?: boolean; children: ReactNode }

function Face({ icon: Sign, count = 0, changed, children }: FaceProps) {
  return (
    <>
      <Sign size={20} aria-hidden />
      {count > 0 && (
        <span className={classes.count} data-changed={changed || undefined}>
          {count}
        </span>
      )}
      <span>{children}</span>
    </>
  )
}
