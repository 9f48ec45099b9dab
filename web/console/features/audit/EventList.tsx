import { auditActionText, differencesOf } from '../../../../rules/console/audit.ts'
import { useFormat } from '../../../ui/language/format.ts'
import { type Say, useText } from '../../../ui/language/language.tsx'
import { Table } from '../../../ui/list/Table.tsx'
import classes from './Audit.module.css'
import type { AuditEvent } from './queries.ts'

/** What was done, newest first: when, by whom, what changed. */
export function EventList({ events }: { events: readonly AuditEvent[] }) {
  const text = useText()
  const { instant } = useFormat()
  return (
    <Table
      className={classes.list}
      heads={[
        text('audit.action'),
        text('audit.at'),
        text('audit.who'),
        text('audit.custnum'),
        text('audit.differences'),
      ]}
    >
      {events.map((event) => (
        <tr key={event.position}>
          <td>
            <strong className={classes.line}>{sentenceOf(event, text)}</strong>
            <span className={classes.quiet}>{event.subject}</span>
          </td>
          <td data-label={text('audit.at')}>{instant(event.at)}</td>
          <td data-label={text('audit.who')}>
            <span className={classes.line}>{event.userName ?? text('audit.nobody')}</span>
            <span className={classes.quiet}>{event.address}</span>
          </td>
          <td data-label={text('audit.custnum')}>{event.custnum}</td>
          <td data-wide>
            <Differences event={event} />
          </td>
        </tr>
      ))}
    </Table>
  )
}

/** What happened; the name of the action itself where an older shop wrote what this one does not say. */
function sentenceOf({ action }: AuditEvent, text: Say) {
  const key = auditActionText(action)
  return key ? text(key) : action
}

function Differences({ event }: { event: AuditEvent }) {
  const text = useText()
  const differences = differencesOf(event.before, event.after)
  if (differences.length === 0) return null
  return (
    <dl className={classes.differences}>
      {differences.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{field}</dt>
          <dd>
            {event.before !== null && (
              <>
                <span className="spoken">{text('audit.before')}</span>
                <del>{before || text('audit.empty_value')}</del>
                <span aria-hidden> → </span>
                <span className="spoken">{text('audit.after')}</span>
              </>
            )}
            <ins>{after || text('audit.empty_value')}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}
