import { useQuery } from '@tanstack/react-query'
import { BlockSkeleton } from '../../../ui/feedback/Skeletons.tsx'
import { useText } from '../../../ui/language/language.tsx'
import { Fetched } from '../../../ui/list/Fetched.tsx'
import { MissingRates } from '../../features/office/today/MissingRates.tsx'
import { ProductsToPutOnSale } from '../../features/office/today/ProductsToPutOnSale.tsx'
import { todayQuery } from '../../features/office/today/queries.ts'
import { SitesToFinish } from '../../features/office/today/SitesToFinish.tsx'
import { TodayTiles } from '../../features/office/today/TodayTiles.tsx'
import classes from '../Page.module.css'

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
