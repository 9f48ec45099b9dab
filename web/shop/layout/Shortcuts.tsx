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

// Specification section 9, in milliseconds.
const rise = 800

/** Goes up in 800 ms, at once for who wants no motion; whoever scrolls himself stops it. */
function toTop() {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return window.scrollTo({ top: 0, behavior: 'instant' })
  const from = window.scrollY
  const began = performance.now()
  const held = new AbortController()
  for (const kind of ['wheel', 'touchstart', 'keydown']) {
    window.addEventListener(kind, () => held.abort(), { passive: true, signal: held.signal })
  }
  const step = (now: number) => {
    if (held.signal.aborted) return
    const gone = Math.min(1, (now - began) / rise)
    window.scrollTo({ top: from * (1 - gone) ** 3, behavior: 'instant' })
    if (gone < 1) requestAnimationFrame(step)
    else held.abort()
  }
  requestAnimationFrame(step)
}
