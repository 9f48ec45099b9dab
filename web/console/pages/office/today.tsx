import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMay } from '../../../api/session/session.ts'
import { BlockSkeleton } from '../../../ui/feedback/Skeletons.tsx'
import { useFormat } from '../../../ui/language/format.ts'
import { useText } from '../../../ui/language/language.tsx'
import { Fetched } from '../../../ui/list/Fetched.tsx'
import { consoleLink } from '../../../ui/page/console-link.ts'
import { DailySales } from '../../features/office/today/DailySales.tsx'
import { MissingRates } from '../../features/office/today/MissingRates.tsx'
import { ProductsToPutOnSale } from '../../features/office/today/ProductsToPutOnSale.tsx'
import { dailySalesQuery, type Today, todayQuery } from '../../features/office/today/queries.ts'
import { SitesToFinish } from '../../features/office/today/SitesToFinish.tsx'
import today from '../../features/office/today/Today.module.css'
import { WaitingTasks } from '../../features/office/today/WaitingTasks.tsx'
import classes from '../Page.module.css'

/** What waits, and beside it how the sites sell. */
export default function TodayPage() {
  const text = useText()
  const maySeeSales = useMay('staff:customers')
  const found = useQuery(todayQuery)
  return (
    <>
      <h1>{text('today.title')}</h1>
      <div className={today.page} data-alone={!maySeeSales || undefined}>
        <div>
          <Fetched result={found} skeleton={<BlockSkeleton height={320} />}>
            {(day) => <Waiting day={day} now={new Date(found.dataUpdatedAt)} />}
          </Fetched>
        </div>
        {maySeeSales && <Sales orders={found.data?.orders ?? null} />}
      </div>
    </>
  )
}

function Waiting({ day, now }: { day: Today; now: Date }) {
  const text = useText()
  return (
    <>
      {day.mails?.hasServer === false && <p className={classes.warning}>{text('today.no_server')}</p>}
      {day.missingRates && <MissingRates rates={day.missingRates} />}
      {day.toPutOnSale && <ProductsToPutOnSale numbers={day.toPutOnSale} />}
      <WaitingTasks today={day} now={now} />
      {day.sites && <SitesToFinish sites={day.sites} />}
    </>
  )
}

function Sales({ orders }: { orders: Today['orders'] }) {
  const text = useText()
  return (
    <section className={today.sales}>
      <h2>{text('today.sales')}</h2>
      <p className={today.quiet}>{text('today.sales_intro')}</p>
      {orders && <OrdersToday orders={orders} />}
      <Fetched result={useQuery(dailySalesQuery)} skeleton={<BlockSkeleton height={240} />}>
        {({ rows }) => <DailySales rows={rows} />}
      </Fetched>
    </section>
  )
}

const placedToday: Record<string, string> = { when: 'today' }

function OrdersToday({ orders }: { orders: NonNullable<Today['orders']> }) {
  const text = useText()
  const { list, money } = useFormat()
  return (
    <p>
      <Link {...consoleLink('orders')} search={placedToday}>
        {text('today.orders_today', { count: orders.today })}
      </Link>{' '}
      {list(orders.totals.map(({ total, currency }) => money(total, currency)))}
    </p>
  )
}
