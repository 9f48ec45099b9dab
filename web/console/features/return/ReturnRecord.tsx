import { returnActions } from '../../../../rules/return/return-state.ts'
import { useFormat } from '../../../ui/language/format.ts'
import { useText } from '../../../ui/language/language.tsx'
import page from '../../../ui/page/ConsolePage.module.css'
import type { StaffReturn } from './queries.ts'

/** What was done with a return, by whom and why, the first first. */
export function ReturnRecord({ found: { events, desk } }: { found: StaffReturn }) {
  const text = useText()
  const { instant } = useFormat()
  const steps = events.map((event, at) => ({ ...event, at, when: event.at, who: desk.trail[at] ?? '' }))
  return (
    <div>
      <h3>{text('return_desk.record')}</h3>
      <ol className={page.events}>
        {steps.map(({ at, action, when, who, position, reason }) => {
          const knownAction = returnActions.find((one) => one === action)
          return (
            <li key={at}>
              <span>
                {knownAction && knownAction !== 'delete' && text(`rma.did_${knownAction}`)}
                {position !== null && ` · ${text('return_desk.line', { position })}`}
              </span>
              <time dateTime={when}>{instant(when)}</time>
              <span className={page.quiet}>
                {[who || text('return_desk.by_shop'), reason].filter(Boolean).join(' · ')}
              </span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
