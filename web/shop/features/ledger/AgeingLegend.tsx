import type { AgeingBucket } from '../../../../rules/ledger/item.ts'
import { QueryLink } from '../../../ui/controls/QueryLink.tsx'
import { useText } from '../../../ui/language/language.tsx'
import { Money } from '../../../ui/language/Money.tsx'
import classes from './Ageing.module.css'
import { bucketChange } from './bucket-change.ts'
import type { Ageing } from './queries.ts'

type Bucket = Ageing['buckets'][number]
type Props = { buckets: readonly Bucket[]; currency: string; chosen: AgeingBucket | undefined }

/** What is open in each bucket; one in which there is something narrows the list to it. That nothing is disputed is not said. */
export function AgeingLegend({ buckets, currency, chosen }: Props) {
  const isShown = ({ bucket, items }: Bucket) => bucket !== 'disputed' || items > 0 || bucket === chosen
  return (
    <ul className={classes.legend}>
      {buckets.filter(isShown).map((one) => (
        <li key={one.bucket}>
          {one.items > 0 || one.bucket === chosen ? (
            <QueryLink
              stay
              className={classes.entry}
              change={bucketChange(one.bucket, chosen)}
              aria-current={one.bucket === chosen ? 'true' : undefined}
            >
              <Entry {...one} currency={currency} />
            </QueryLink>
          ) : (
            <span className={classes.entry} data-empty>
              <Entry {...one} currency={currency} />
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

function Entry({ bucket, amount, items, currency }: Bucket & { currency: string }) {
  const text = useText()
  return (
    <>
      <span className={classes.name}>
        <i className={classes.swatch} data-bucket={bucket} aria-hidden />
        {text(`finance.bucket_${bucket}`)}
      </span>{' '}
      <span className={classes.amount}>
        <Money amount={amount} currency={currency} />
      </span>{' '}
      {items > 0 && <span className={classes.count}>{text('finance.items', { count: items })}</span>}
    </>
  )
}
