import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useSite } from '../../../../api/site/site.ts'
import { Empty } from '../../../../ui/feedback/Notice.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import classes from './NoResults.module.css'
import { PrinterFinder } from './PrinterFinder.tsx'
import { brandsQuery } from './queries.ts'

/** The ways on from a search that found nothing: the printer, the brands, and the contact form; `fault`: what is wrong with a code. */
export function NoResults({ keyword, fault }: { keyword: string; fault?: string | undefined }) {
  const text = useText()
  const { hotPhone } = useSite()
  return (
    <Empty title={text('search.nothing', { keyword })} action={<Ways hotPhone={hotPhone} />}>
      {fault ?? text('search.nothing_hint')}
    </Empty>
  )
}

function Ways({ hotPhone }: { hotPhone: string }) {
  const text = useText()
  const brands = useQuery(brandsQuery()).data ?? []
  return (
    <div className={classes.ways}>
      <section aria-label={text('finder.title')}>
        <h2>{text('finder.title')}</h2>
        <PrinterFinder />
      </section>
      <section aria-label={text('home.brands')}>
        <h2>{text('home.brands')}</h2>
        <ul className={classes.brands}>
          {brands.map(({ brandId, name }) => (
            <li key={brandId}>
              <Link to="/list/toner" search={{ brandId: [brandId] }}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      {hotPhone && (
        <p>
          {`${text('site.hotline')} `}
          <a href={`tel:${hotPhone.replaceAll(' ', '')}`}>{hotPhone}</a>
        </p>
      )}
    </div>
  )
}
