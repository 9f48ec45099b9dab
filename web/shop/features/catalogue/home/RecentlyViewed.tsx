import { lazy, Suspense, useState } from 'react'
import { useSession } from '../../../../api/session/session.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { useHydrated } from '../../../../ui/useHydrated.ts'
import classes from './Home.module.css'
import { type Buy, TilesToCome } from './ProductTile.tsx'
import { forgetViewed, loadViewed } from './recently-viewed.ts'

// Visitors have seen nothing. Comes after the page, which has kept its room.
const RecentProducts = lazy(() => import('./RecentProducts.tsx'))

/** What was looked at last. The browser alone knows it: until then the page has room for it where there is something. Without anything it is not there. */
export function RecentlyViewed({ buy }: { buy: Buy }) {
  const text = useText()
  const live = useHydrated()
  const accountId = useSession()?.user.accountId
  const [viewed, setViewed] = useState(() => loadViewed(accountId))
  const [forgotten, setForgotten] = useState(false)
  if (live && viewed.length === 0 && !forgotten) return null
  return (
    <section aria-labelledby="last-seen" className={classes.seen} data-known={live || undefined}>
      <h2 id="last-seen">{text('home.last_seen')}</h2>
      {(!live || viewed.length > 0) && (
        <button
          type="button"
          onClick={() => {
            forgetViewed()
            setViewed([])
            setForgotten(true)
          }}
        >
          {text('home.forget_seen')}
        </button>
      )}
      {forgotten && <p role="status">{text('home.seen_none')}</p>}
      {live ? (
        viewed.length > 0 && (
          <Suspense fallback={<TilesToCome />}>
            <RecentProducts viewed={viewed} buy={buy} />
          </Suspense>
        )
      ) : (
        <TilesToCome />
      )}
    </section>
  )
}
