import { useQuery } from '@tanstack/react-query'
import { useMay } from '../../../api/session/session.ts'
import { BlockSkeleton } from '../../../ui/feedback/Skeletons.tsx'
import { useText } from '../../../ui/language/language.tsx'
import { Fetched } from '../../../ui/list/Fetched.tsx'
import { DailySales } from '../../features/office/today/DailySales.tsx'
import { MissingRates } from '../../features/office/today/MissingRates.tsx'
import { ProductsToPutOnSale } from '../../features/office/today/ProductsToPutOnSale.tsx'
import { dailySalesQuery, todayQuery } from '../../features/office/today/queries.ts'
import { SitesToFinish } from '../../features/office/today/SitesToFinish.tsx'
import today from '../../features/office/today/Today.module.css'
import { TodayTiles } from '../../features/office/today/TodayTiles.tsx'
import classes from '../Page.module.css'

export default function TodayPage() {
  const text = useText()
  const maySeeSales = useMay('staff:orders')
  return (
    <>
      <h1>{text('today.title')}</h1>
      <Fetched result={useQuery(todayQuery)} skeleton={<BlockSkeleton height={320} />}>
        {(day) => (
          <>
            {day.mails?.hasServer === false && <p className={classes.warning}>{text('today.no_server')}</p>}
            {day.missingRates && <MissingRates rates={day.missingRates} />}
            {day.toPutOnSale && <ProductsToPutOnSale numbers={day.toPutOnSale} />}
            <TodayTiles today={day} />
            {day.sites && <SitesToFinish sites={day.sites} />}
          </>
        )}
      </Fetched>
      {maySeeSales && <Sales />}
    </>
  )
}

function Sales() {
  const text = useText()
  return (
    <section className={today.sales}>
      <h2>{text('today.sales')}</h2>
      <p className={today.quiet}>{text('today.sales_intro')}</p>
      <Fetched result={useQuery(dailySalesQuery)} skeleton={<BlockSkeleton height={240} />}>
        {({ rows }) => <DailySales rows={rows} />}
      </Fetched>
    </section>
  )
}
