import { IconArrowUp, IconShoppingCart } from '@tabler/icons-react'
import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { useMay } from '../../api/session.ts'
import { useText } from '../../ui/language.tsx'
import { useBasketSummary } from '../features/basket/useBasket.ts'
import classes from './Shortcuts.module.css'

const BasketDrawer = lazy(() => import('../features/basket/BasketDrawer.tsx'))

/** The floating menu of every page: its drawers open one at a time. */
export function Shortcuts() {
  const text = useText()
  const may = useMay('cust:shoppingcart')
  const summary = useBasketSummary()
  const [view, setView] = useState<'off' | 'drawerCart'>('off')
  const lines = summary?.shoppingCartQty ?? 0

  return (
    <aside className={classes.shortcuts} aria-label={text('layout.shortcuts')}>
      {may && (
        <button
          type="button"
          className={classes.shortcut}
          aria-label={text('layout.basket_count', { lines })}
          onClick={() => setView('drawerCart')}
        >
          <IconShoppingCart size={18} aria-hidden />
          {lines > 0 && <span className={classes.count}>{lines}</span>}
        </button>
      )}
      {useFarDown() && (
        <button type="button" className={classes.shortcut} aria-label={text('layout.to_top')} onClick={toTop}>
          <IconArrowUp size={18} aria-hidden />
        </button>
      )}
      {view === 'drawerCart' && (
        <Suspense>
          <BasketDrawer onClose={() => setView('off')} />
        </Suspense>
      )}
    </aside>
  )
}

// Where the head of a page is out of sight, so that there is something to go back to.
const farDown = 400

const onScroll = (changed: () => void) => {
  window.addEventListener('scroll', changed, { passive: true })
  return () => window.removeEventListener('scroll', changed)
}

const useFarDown = () =>
  useSyncExternalStore(
    onScroll,
    () => window.scrollY > farDown,
    () => false,
  )

function toTop() {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })
}
