import { useQuery } from '@tanstack/react-query'
import type { AgeingBucket } from '../../../../rules/ledger/item.ts'
import { BlockSkeleton } from '../../../ui/feedback/Skeletons.tsx'
import { useText } from '../../../ui/language/language.tsx'
import { Money } from '../../../ui/language/Money.tsx'
import { Fetched } from '../../../ui/list/Fetched.tsx'
import classes from './Ageing.module.css'
import { AgeingBar } from './AgeingBar.tsx'
import { AgeingLegend } from './AgeingLegend.tsx'
import { type Ageing as AgeingOfCurrency, ageingQuery } from './queries.ts'

// About as high as a bar with its legend, so that nothing moves.
const expectedHeight = 178

/** What is open by when it is due, for each currency; `bucket` is the one that the list is narrowed to. Nothing where nothing is open. */
export function Ageing({ bucket }: { bucket: AgeingBucket | undefined }) {
  const result = useQuery(ageingQuery)
  return (
    <Fetched result={result} skeleton={<BlockSkeleton height={expectedHeight} />}>
      {(aged) => {
        const open = aged.filter(isOpen)
        return open.map((one) => (
          <CurrencyAgeing key={one.currency} aged={one} bucket={bucket} isAlone={open.length === 1} />
        ))
      }}
    </Fetched>
  )
}

const isOpen = ({ buckets, unallocated }: AgeingOfCurrency) =>
  unallocated > 0 || buckets.some(({ amount }) => amount > 0)

type Props = { aged: AgeingOfCurrency; bucket: AgeingBucket | undefined; isAlone: boolean }

function CurrencyAgeing({ aged, bucket, isAlone }: Props) {
  const text = useText()
  const { currency, unallocated, balance } = aged
  const title = isAlone ? text('finance.ageing_title') : text('finance.ageing_currency', { currency })
  return (
    <section className={classes.ageing} aria-label={title}>
      <h2>{title}</h2>
      <AgeingBar buckets={aged.buckets} chosen={bucket} />
      <AgeingLegend buckets={aged.buckets} currency={currency} chosen={bucket} />
      <dl className={classes.beside}>
        {unallocated > 0 && (
          <div>
            <dt>{text('finance.unallocated')}</dt>
            <dd>
              <Money amount={-unallocated} currency={currency} />
            </dd>
          </div>
        )}
        <div>
          <dt>{text('finance.balance')}</dt>
          <dd className={classes.balance}>
            <Money amount={balance} currency={currency} />
          </dd>
        </div>
      </dl>
    </section>
  )
}
