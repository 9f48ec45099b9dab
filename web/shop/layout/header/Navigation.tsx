import { IconHeart, IconListNumbers, IconShoppingCart } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { useMay } from '../../../api/session/session.ts'
import { Disclosure } from '../../../ui/controls/Disclosure.tsx'
import { useText } from '../../../ui/language/language.tsx'
import { Money } from '../../../ui/language/Money.tsx'
import { noLines, useBasketSummary } from '../../features/basket/basket/queries.ts'
import { useFavouriteCount } from '../../features/basket/favourites/queries.ts'
import classes from '../Shop.module.css'

/** The entries of specification section 2, in its order; those without permission are not there. */
export function Navigation() {
  const text = useText()
  return (
    <nav className={classes.nav} aria-label={text('layout.main_navigation')}>
      <ul className={classes.navList}>
        <GoodsEntries />
        <li className={classes.gap} />
        <QuickOrderEntry />
        <FavouritesEntry />
        <BasketEntry />
      </ul>
    </nav>
  )
}

/** Home and the classes of goods. */
export function GoodsEntries() {
  const text = useText()
  return (
    <>
      <li>
        <Link to="/index" className={classes.entry} activeOptions={{ includeSearch: false }}>
          {text('layout.home')}
        </Link>
      </li>
      <ClassEntry classId={102} label={text('layout.toner')} />
      <ClassEntry classId={103} label={text('layout.kits')} />
      <ClassEntry classId={105} label={text('layout.drums')} />
      <li>
        <Disclosure face={text('layout.electronics')} className={classes.entry}>
          <ClassEntry classId={109} label={text('layout.labels')} />
          <ClassEntry classId={111} label={text('layout.furniture')} />
        </Disclosure>
      </li>
      <ClassEntry classId={104} label={text('layout.ink')} />
    </>
  )
}

function ClassEntry({ classId, label }: { classId: number; label: string }) {
  // The address holds a string, a link numbers; this compares what they mean.
  const here = useLocation({
    select: ({ pathname, search }) =>
      pathname === '/list/toner' && 'classId' in search && String(search.classId) === String(classId),
  })
  return (
    <li>
      <Link
        to="/list/toner"
        search={{ classId: [classId] }}
        activeOptions={{ includeSearch: true }}
        className={classes.entry}
        data-here={here || undefined}
      >
        {label}
      </Link>
    </li>
  )
}

function QuickOrderEntry() {
  const text = useText()
  if (!useMay('cust:myquickorder')) return null
  return (
    <li>
      <Link to="/my/quickorder" className={classes.entry}>
        <IconListNumbers size={18} aria-hidden />
        <span className={classes.word}>{text('site.quick_order')}</span>
      </Link>
    </li>
  )
}

function FavouritesEntry() {
  const text = useText()
  const here = useLocation({ select: ({ search }) => 'pre' in search && String(search.pre) === '3' })
  const count = useFavouriteCount()?.favoritesQty ?? 0
  if (!useMay('cust:favorites')) return null
  return (
    <li>
      <Link to="/search" search={{ pre: 3 }} className={classes.entry} data-here={here || undefined}>
        <IconHeart size={18} aria-hidden />
        <span className={classes.word}>{text('site.favourites')}</span> <span className={classes.count}>{count}</span>
      </Link>
    </li>
  )
}

function BasketEntry() {
  const text = useText()
  const may = useMay('cust:shoppingcart')
  const summary = useBasketSummary()
  if (!may) return null
  const { shoppingCartQty: lines, priceChanges: changed } = summary ?? noLines
  return (
    <li>
      <Link to="/cust/shoppingcart" className={classes.entry}>
        <IconShoppingCart size={18} aria-hidden />
        <span className={classes.word}>{text('layout.basket')}</span>{' '}
        <span className={classes.count} data-changed={changed > 0 || undefined}>
          {lines}
        </span>{' '}
        {summary && <Money amount={summary.shoppingCartPrice} currency={summary.currency} />}
        {changed > 0 && <span className="spoken">{text('layout.basket_count', { lines, changed })}</span>}
      </Link>
    </li>
  )
}
