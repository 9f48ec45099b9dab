import { ProgressRoot, ProgressSection } from '@mantine/core'
import '@mantine/core/styles/Progress.css'
import type { AgeingBucket } from '../../../../rules/ledger/item.ts'
import { useChangeQuery } from '../../../ui/list/useChangeQuery.ts'
import classes from './Ageing.module.css'
import { bucketChange } from './bucket-change.ts'
import type { Ageing } from './queries.ts'

type Props = { buckets: Ageing['buckets']; chosen: AgeingBucket | undefined }

/** The open amounts side by side. Its legend says the same to readers and is there for keys; the bar is a short cut for pointers. */
export function AgeingBar({ buckets, chosen }: Props) {
  const change = useChangeQuery()
  const owed = buckets.reduce((sum, { amount }) => sum + amount, 0)
  if (owed <= 0) return null
  return (
    <ProgressRoot className={classes.bar} size={20} aria-hidden>
      {buckets
        .filter(({ amount }) => amount > 0)
        .map(({ bucket, amount }) => (
          <ProgressSection
            key={bucket}
            className={classes.part}
            data-bucket={bucket}
            data-faded={(chosen && chosen !== bucket) || undefined}
            value={(100 * amount) / owed}
            withAria={false}
            onClick={() => change(bucketChange(bucket, chosen), { resetScroll: false })}
          />
        ))}
    </ProgressRoot>
  )
}
