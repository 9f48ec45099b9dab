import {
  type Icon,
  IconArrowUp,
  IconHeart,
  IconListNumbers,
  IconMessage,
  IconShoppingCart,
  IconTicket,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useUnreadCount } from '../../../api/live/unread.ts'
import { useMay, useSession } from '../../../api/session/session.ts'
import { useSite } from '../../../api/site/site.ts'
import { LazyDialog } from '../../../ui/dialog/LazyDialog.tsx'
import { useText } from '../../../ui/language/language.tsx'
import { noLines, useBasketSummary } from '../../features/basket/basket/queries.ts'
import { useFavouriteCount } from '../../features/basket/favourites/queries.ts'
import classes from './Shortcuts.module.css'

const drawers = {
  drawerCart: () => import('../../compose/BasketDrawerWithFavourites.tsx').then((part) => part.default),
  drawerFavorite: () => import('../../compose/FavouritesDrawer.tsx').then((part) => part.default),
  drawerMessage: () => import('../../features/customer/notification/MessagesDrawer.tsx').then((part) => part.default),
}

/** The shortcut menu of every page: its drawers open one at a time (specification section 4, shortcut view). */
export function Shortcuts() {
  const text = useText()
  const mayBuy = useMay('cust:shoppingcart')
  const mayKeep = useMay('cust:favorites')
  // Specification section 6: staff have no messages.
  const hasMessages = (useSession()?.user.custId ?? -1) !== -1
  const { shoppingCartQty: lines, priceChanges: changed } = useBasketSummary() ?? noLines
  const favourites = useFavouriteCount()?.favoritesQty ?? 0
  const [view, setView] = useState<'off' | keyof typeof drawers>('off')
  const close = () => setView('off')

  return (
    <aside className={classes.shortcuts} aria-label={text('layout.shortcuts')}>
      {useFarDown() ? (
        <Shortcut icon={IconArrowUp} label={text('layout.to_top')} onClick={toTop} />
      ) : (
        // Its room stays, so that the others do not move.
        <span className={classes.shortcut} />
      )}
      <QuickOrderShortcuts />
      {hasMessages && <MessagesShortcut onClick={() => setView('drawerMessage')} />}
      {mayKeep && (
        <Shortcut
          icon={IconHeart}
          label={text('favourites.count', { count: favourites })}
          inTabs
          onClick={() => setView('drawerFavorite')}
        />
      )}
      {mayBuy && (
        <Shortcut
          icon={IconShoppingCart}
          label={text('layout.basket_count', { lines, changed })}
          count={lines}
          changed={changed > 0}
          inTabs
          onClick={() => setView('drawerCart')}
        />
      )}
      {view !== 'off' && (
        <LazyDialog key={view} load={drawers[view]} dialogProps={{ onClose: close }} onMissing={close} />
      )}
    </aside>
  )
}

function MessagesShortcut({ onClick }: { onClick: () => void }) {
  const text = useText()
  const count = useUnreadCount()
  return <Shortcut icon={IconMessage} label={text('notification.open', { count })} count={count} onClick={onClick} />
}

/** Links to quick order and, in Europe, to its coupons (specification section 2). */
function QuickOrderShortcuts() {
  const text = useText()
  const { region } = useSite()
  if (!useMay('cust:myquickorder')) return null
  const link = (label: string, Sign: Icon, search: { tab?: 'coupon' }) => (
    <Link
      to="/my/quickorder"
      search={search}
      className={classes.shortcut}
      data-in-tabs
      aria-label={label}
      title={label}
    >
      <Sign size={20} aria-hidden />
    </Link>
  )
  return (
    <>
      {link(text('site.quick_order'), IconListNumbers, {})}
      {region === 'EU' && link(text('site.coupons'), IconTicket, { tab: 'coupon' })}
    </>
  )
}

type ShortcutProps = {
  icon: Icon
  label: string
  count?: number
  changed?: boolean
  /** A telephone has it in its tab bar. */
  inTabs?: boolean
  onClick: () => void
}

function Shortcut({ icon: Sign, label, count = 0, changed, inTabs, onClick }: ShortcutProps) {
  return (
    <button
      type="button"
      className={classes.shortcut}
      data-in-tabs={inTabs || undefined}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <Sign size={20} aria-hidden />
      {count > 0 && (
        <span className={classes.count} data-changed={changed || undefined}>
          {count}
        </span>
      )}
    </button>
  )
}

// Where the head of a page is out of sight, so that there is something to go back to.
const farDown = 400

/** Read where the browser knows it anyway: while a page is drawn, to ask how far it is scrolled makes it lay the page out. */
function useFarDown() {
  const [isFarDown, setFarDown] = useState(false)
  useEffect(() => {
    const look = () => setFarDown(window.scrollY > farDown)
    const frame = requestAnimationFrame(look)
    window.addEventListener('scroll', look, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', look)
    }
  }, [])
  return isFarDown
}

// Specification section 9, in milliseconds.
const rise = 800

/** Goes up in 800 ms, at once for who wants no motion; whoever scrolls stops it. */
function toTop() {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return window.scrollTo({ top: 0, behavior: 'instant' })
  const from = window.scrollY
  const began = performance.now()
  const interruption = new AbortController()
  for (const kind of ['wheel', 'touchstart', 'keydown']) {
    window.addEventListener(kind, () => interruption.abort(), { passive: true, signal: interruption.signal })
  }
  const step = (now: number) => {
    if (interruption.signal.aborted) return
    const progress = Math.min(1, (now - began) / rise)
    window.scrollTo({ top: from * (1 - progress) ** 3, behavior: 'instant' })
    if (progress < 1) requestAnimationFrame(step)
    else interruption.abort()
  }
  requestAnimationFrame(step)
}
