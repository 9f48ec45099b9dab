import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useSession } from '../../api/session/session.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import { useHydrated } from '../../ui/useHydrated.ts'
import { Home } from '../features/catalogue/home/Home.tsx'
import { DeskToCome } from '../features/catalogue/home/morning/DeskGrid.tsx'
import { labelIn } from '../features/catalogue/products/className.ts'
import { PrinterFinder } from '../features/catalogue/products/PrinterFinder.tsx'
import { classesQuery, type Sku } from '../features/catalogue/products/queries.ts'
import { SearchBox } from '../features/catalogue/search/SearchBox.tsx'
import classes from './HomePage.module.css'

// Visitors have nothing to buy with, and no desk. Both come after the page, which has kept their room.
const PriceAndAdd = lazy(() => import('./PriceAndAdd.tsx'))
const MorningDesk = lazy(() => import('./MorningDesk.tsx'))

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
  const desk = live ? (
    <Suspense fallback={<DeskToCome />}>
      <MorningDesk />
    </Suspense>
  ) : (
    <DeskToCome />
  )
  return <Home desk={desk} search={<SearchBox large />} finder={<PrinterFinder />} goods={goods} buy={buy} />
}
