import { Button } from '../../../ui/controls/Button.tsx'
import { RefusalNotice } from '../../../ui/feedback/RefusalNotice.tsx'
import { useText } from '../../../ui/language/language.tsx'
import classes from './Payment.module.css'
import type { SettleRefusal, useSettleEntries } from './useSettleEntries.ts'

type Props = {
  /** How many clear, on this page and others. */
  count: number
  keyword: string
  settling: ReturnType<typeof useSettleEntries>
}

/** The one button that books all that is clear, how far it is, and what was refused. */
export function SettleAll({ count, keyword, settling: { settleAll, stop, isPending, progress, refusals } }: Props) {
  const text = useText()
  const words = progress && text('money.settling', { done: progress.done + 1, of: progress.total })
  return (
    <>
      {(count > 0 || progress) && (
        <div className={classes.all}>
          <Button loading={isPending} onClick={() => settleAll(keyword)}>
            {text('money.settle_all', { count })}
          </Button>
          {progress ? (
            <>
              <progress aria-label={words} value={progress.done} max={progress.total} />
              <span>{words}</span>
              <Button variant="default" size="compact-sm" onClick={stop}>
                {text('money.stop')}
              </Button>
            </>
          ) : (
            <span className={classes.hint}>{text('money.settle_all_hint')}</span>
          )}
        </div>
      )}
      <Refusals refusals={refusals} />
    </>
  )
}

const mostShown = 20

function Refusals({ refusals }: { refusals: readonly SettleRefusal[] }) {
  const text = useText()
  if (refusals.length === 0) return null
  return (
    <>
      <RefusalNotice why={text('money.not_booked', { count: refusals.length })} />
      <ul className={classes.refusals}>
        {refusals.slice(0, mostShown).map(({ entryId, words }) => (
          <li key={entryId}>{words}</li>
        ))}
      </ul>
    </>
  )
}
