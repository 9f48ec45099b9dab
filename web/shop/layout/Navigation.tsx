import { IconShoppingCart } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { useMay } from '../../api/session.ts'
import { ColourScheme } from '../../ui/ColourScheme.tsx'
import { useText } from '../../ui/language.tsx'
import { Money } from '../../ui/Money.tsx'
import { useBasketSummary } from '../features/basket/useBasket.ts'
import { LanguageChoice } from './LanguageChoice.tsx'
import classes from './Shop.module.css'
import { Submenu } from './Submenu.tsx'

/** The entries of specification section 2 that the shop has; those without permission are not there. */
export function Navigation({ open }: { open: boolean }) {
  const text = useText()
  return (
    <nav
      id="navigation"
      className={classes.nav}
      data-open={open || undefined}
      aria-label={text('layout.main_navigation')}
    >
      <ul className={classes.navList}>
        <li>
          <Link to="/index" className={classes.entry}>
            {text('layout.home')}
          </Link>
        </li>
        <ClassEntry classId={102} label={text('layout.toner')} />
        <ClassEntry classId={103} label={text('layout.kits')} />
        <ClassEntry classId={105} label={text('layout.drums')} />
        <Submenu label={text('layout.electronics')}>
          <ClassEntry classId={109} label={text('layout.labels')} />
          <ClassEntry classId={111} label={text('layout.furniture')} />
        </Submenu>
        <ClassEntry classId={104} label={text('layout.ink')} />
        <OrdersEntry />
        <BasketEntry />
        <li className={classes.narrow}>
          <LanguageChoice />
          <ColourScheme className={classes.plain} />
        </li>
      </ul>
    </nav>
  )
}

function ClassEntry({ classId, label }: { classId: number; label: string }) {
  // The address holds strings, a link numbers; this compares what they mean.
  const here = useLocation({
    select: ({ pathname, search }) =>
      pathname === '/list/toner' && 'classId' in search && String(search.classId) === String(classId),
  })
  return (
    <li>
      <Link
        to="/list/toner"
        search={{ classId }}
        activeOptions={{ includeSearch: true }}
        className={classes.entry}
        data-here={here || undefined}
      >
        {label}
      </Link>
    </li>
  )
}

function OrdersEntry() {
  const text = useText()
  if (!useMay('cust:order')) return null
  return (
    <li className={classes.right}>
      <Link to="/hisorder/orders" className={classes.entry}>
        {text('layout.orders')}
      </Link>
    </li>
  )
}

function BasketEntry() {
  const text = useText()
  const may = useMay('cust:shoppingcart')
  const summary = useBasketSummary()
  if (!may) return null
  const lines = summary?.shoppingCartQty ?? 0
  return (
    <li>
      <Link to="/cust/shoppingcart" className={classes.entry} aria-label={text('layout.basket_count', { lines })}>
        <IconShoppingCart size={18} aria-hidden />
        {text('layout.basket')}
        <span className={classes.count}>{lines}</span>
        {summary && <Money amount={summary.shoppingCartPrice} currency={summary.currency} />}
      </Link>
    </li>
  )
}
