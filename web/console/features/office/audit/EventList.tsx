import { nameShipment } from '../../../../../rules/fulfilment/shipment/shipment.ts'
import { auditActionText, findDifferences } from '../../../../../rules/office/audit.ts'
import { useFormat } from '../../../../ui/language/format.ts'
import { type Say, useText } from '../../../../ui/language/language.tsx'
import { RowTable } from '../../../../ui/list/RowTable.tsx'
import classes from './Audit.module.css'
import type { AuditEvent } from './queries.ts'

/** What was done, newest first: when, by whom, what changed. */
export function EventList({ events }: { events: readonly AuditEvent[] }) {
  const text = useText()
  const { instant } = useFormat()
  return (
    <RowTable
      className={classes.list}
      rows={events}
      rowKey={({ position }) => position}
      columns={[
        { head: text('audit.action'), cell: (event) => <Action event={event} /> },
        { head: text('audit.at'), cell: ({ at }) => instant(at) },
        { head: text('audit.who'), cell: (event) => <Who event={event} /> },
        { head: text('audit.custnum'), cell: ({ custnum }) => custnum },
        { head: text('audit.differences'), onPhone: 'wide', cell: (event) => <Differences event={event} /> },
      ]}
    />
  )
}

function Action({ event }: { event: AuditEvent }) {
  const text = useText()
  return (
    <>
      <strong className={classes.line}>{toSentence(event, text)}</strong>
      <span className={classes.quiet}>{nameShipment(event.subject)}</span>
    </>
  )
}

function Who({ event: { userName, address } }: { event: AuditEvent }) {
  const text = useText()
  return (
    <>
      <span className={classes.line}>{userName ?? text('audit.nobody')}</span>
      <span className={classes.quiet}>{address}</span>
    </>
  )
}

/** What happened; the name of the action itself where an older shop wrote what this one does not say. */
function toSentence({ action }: AuditEvent, text: Say) {
  const key = auditActionText(action)
  return key ? text(key) : action
}

function Differences({ event }: { event: AuditEvent }) {
  const text = useText()
  const differences = findDifferences(event.before, event.after)
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
