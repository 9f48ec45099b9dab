import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useSession } from '../../api/session/session.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import { useHydrated } from '../../ui/useHydrated.ts'
import { Home } from '../features/catalogue/home/Home.tsx'
import { OverviewSkeleton } from '../features/catalogue/home/overview/OverviewGrid.tsx'
import { labelIn } from '../features/catalogue/products/className.ts'
import { PrinterFinder } from '../features/catalogue/products/PrinterFinder.tsx'
import { classesQuery, type Sku } from '../features/catalogue/products/queries.ts'
import { SearchBox } from '../features/catalogue/search/SearchBox.tsx'
import classes from './HomePage.module.css'

// Visitors cannot buy, and have no overview. Both load after the page, which has reserved their space.
const PriceAndAdd = lazy(() => import('./PriceAndAdd.tsx'))
const Overview = lazy(() => import('./Overview.tsx'))

/** Home stands at two paths (specification section 2). */
export function HomePage() {
  const { language } = useLanguage()
  const { data } = useSuspenseQuery(classesQuery)
  const signedIn = useSession() !== null
  const live = useHydrated()
  const goods = data.map((one) => ({ classId: one.classId, name: labelIn(one, language) }))
  const buy = (product: Sku) =>
    signedIn && (
      <div className={classes.buy}>
        {live && (
          <Suspense>
            <PriceAndAdd product={product} />
          </Suspense>
        )}
      </div>
    )
  const overview = live ? (
    <Suspense fallback={<OverviewSkeleton />}>
      <Overview />
    </Suspense>
  ) : (
    <OverviewSkeleton />
  )
  return <Home overview={overview} search={<SearchBox large />} finder={<PrinterFinder />} goods={goods} buy={buy} />
}
