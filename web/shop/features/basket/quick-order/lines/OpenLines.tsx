import { Button } from '../../../../../ui/controls/Button.tsx'
import { useText } from '../../../../../ui/language/language.tsx'
import classes from '../QuickOrder.module.css'
import { RejectedLine } from './RejectedLine.tsx'
import { SplitLines } from './SplitLines.tsx'
import { UnclearLine } from './UnclearLine.tsx'
import type { List } from './useList.ts'

/** What was read and is not ready: lines that may mean several products, and lines that mean none. */
export function OpenLines({ list }: { list: List }) {
  const text = useText()
  const { unclear, rejected } = list
  return (
    <>
      <SplitLines list={list} />
      {unclear.length > 0 && (
        <section className={classes.open}>
          <h2>{text('quick_order.ask_title', { lines: unclear.length })}</h2>
          <ul>
            {unclear.map((line) => (
              <UnclearLine key={line.key} line={line} list={list} />
            ))}
          </ul>
        </section>
      )}
      {rejected.length > 0 && (
        <section className={classes.open}>
          <div className={classes.row}>
            <h2>{text('quick_order.reject_title', { lines: rejected.length })}</h2>
            <span className={classes.push} />
            <Button variant="default" onClick={list.leaveOutRejected}>
              {text('quick_order.leave_out')}
            </Button>
          </div>
          <p className={classes.hint}>{text('quick_order.rejected_hint')}</p>
          <ul>
            {rejected.map((line) => (
              <RejectedLine key={line.key} line={line} list={list} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
