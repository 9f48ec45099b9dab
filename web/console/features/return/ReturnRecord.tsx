import { returnActions } from '../../../../rules/return/return-state.ts'
import { useFormat } from '../../../ui/language/format.ts'
import { useText } from '../../../ui/language/language.tsx'
import desk from '../../../ui/page/Desk.module.css'
import type { DeskReturn } from './queries.ts'

/** What was done with a return, by whom and why, the first first. */
export function ReturnRecord({ found: { events, desk: known } }: { found: DeskReturn }) {
  const text = useText()
  const { instant } = useFormat()
  const steps = events.map((event, at) => ({ ...event, at, when: event.at, who: known.trail[at] ?? '' }))
  return (
    <div>
      <h3>{text('return_desk.record')}</h3>
      <ol className={desk.events}>
        {steps.map(({ at, action, when, who, position, reason }) => {
          const known = returnActions.find((one) => one === action)
          return (
            <li key={at}>
              <span>
                {known && known !== 'delete' && text(`rma.did_${known}`)}
                {position !== null && ` · ${text('return_desk.line', { position })}`}
              </span>
              <time dateTime={when}>{instant(when)}</time>
              <span className={desk.quiet}>
                {[who || text('return_desk.by_shop'), reason].filter(Boolean).join(' · ')}
              </span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
