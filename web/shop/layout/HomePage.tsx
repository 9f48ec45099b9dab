import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useLanguage } from '../../ui/language.tsx'
import { labelIn } from '../features/catalogue/className.ts'
import { PrinterFinder } from '../features/catalogue/PrinterFinder.tsx'
import { brandsQuery, classesQuery } from '../features/catalogue/queries.ts'
import { Home } from '../features/home/Home.tsx'
import { SearchBox } from '../features/search/SearchBox.tsx'

export const loadHome = ({ context: { queries } }: { context: { queries: QueryClient } }) =>
  Promise.all([queries.ensureQueryData(classesQuery), queries.ensureQueryData(brandsQuery())]).then(() => undefined)

/** Home stands at two paths (specification section 2). */
export function HomePage() {
  const { language } = useLanguage()
  const { data } = useSuspenseQuery(classesQuery)
  const goods = data.map((one) => ({ classId: one.classId, name: labelIn(one, language) }))
  return <Home search={<SearchBox large />} finder={<PrinterFinder />} goods={goods} />
}
