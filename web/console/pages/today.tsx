import { useQuery } from '@tanstack/react-query'
import { BlockSkeleton } from '../../ui/feedback/Skeletons.tsx'
import { useText } from '../../ui/language/language.tsx'
import { Fetched } from '../../ui/list/Fetched.tsx'
import { MissingRates } from '../features/today/MissingRates.tsx'
import { ProductsToPutOnSale } from '../features/today/ProductsToPutOnSale.tsx'
import { todayQuery } from '../features/today/queries.ts'
import { SitesToFinish } from '../features/today/SitesToFinish.tsx'
import { TodayTiles } from '../features/today/TodayTiles.tsx'
import classes from './Page.module.css'

export default function TodayPage() {
  const text = useText()
  return (
    <>
      <h1>{text('today.title')}</h1>
      <Fetched result={useQuery(todayQuery)} skeleton={<BlockSkeleton height={320} />}>
        {(today) => (
          <>
            {today.mails?.hasServer === false && <p className={classes.warning}>{text('today.no_server')}</p>}
            {today.missingRates && <MissingRates rates={today.missingRates} />}
            {today.toPutOnSale && <ProductsToPutOnSale numbers={today.toPutOnSale} />}
            <TodayTiles today={today} />
            {today.sites && <SitesToFinish sites={today.sites} />}
          </>
        )}
      </Fetched>
    </>
  )
}
