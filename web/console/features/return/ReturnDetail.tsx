import { Link } from '@tanstack/react-router'
import { getDeskReturnFile } from '../../../../contract/return/staff-return.ts'
import { download } from '../../../api/download.ts'
import { FileButton } from '../../../ui/controls/FileButton.tsx'
import { useFormat } from '../../../ui/language/format.ts'
import { useText } from '../../../ui/language/language.tsx'
import { useWarehouseName } from '../../../ui/language/warehouse.ts'
import { type Fact, Facts } from '../../../ui/list/Facts.tsx'
import { AddressBlock } from '../../../ui/order/AddressBlock.tsx'
import { ReturnStatusBadge } from '../../../ui/order/ReturnStatusBadge.tsx'
import page from '../../../ui/page/ConsolePage.module.css'
import { detailLink } from '../../../ui/page/console-link.ts'
import type { StaffReturn } from './queries.ts'
import classes from './Return.module.css'
import { ReturnActions } from './ReturnActions.tsx'
import { ReturnLines } from './ReturnLines.tsx'
import { ReturnRecord } from './ReturnRecord.tsx'

type Props = { found: StaffReturn }

/** A return as its customer wrote it, what is known of it, and what is to be done. */
export function ReturnDetail({ found }: Props) {
  const text = useText()
  return (
    <>
      <div className={page.head}>
        <h1>{found.rmaNumber}</h1>
        <ReturnStatusBadge state={found.status} />
        <ReturnActions found={found} />
      </div>
      <div className={page.detail}>
        <div className={page.main}>
          <Facts facts={useFacts(found)} />
          <section>
            <h2>{text('return_desk.lines')}</h2>
            <ReturnLines found={found} />
          </section>
          <Files found={found} />
        </div>
        <aside className={page.aside} aria-label={text('return_desk.known')}>
          {found.address && <AddressBlock address={found.address} title={text('return_desk.address')} />}
          <BatchNotes found={found} />
          <ReturnRecord found={found} />
        </aside>
      </div>
    </>
  )
}

function useFacts(found: StaffReturn): Fact[] {
  const text = useText()
  const { instant, day } = useFormat()
  const warehouseName = useWarehouseName()
  const { person, desk: assessment } = found
  return [
    [
      text('return_desk.customer'),
      <Link key="customer" {...detailLink('customers', found.customerId)}>
        {`${found.company} · ${found.custnum}`}
      </Link>,
    ],
    [text('return_desk.site'), found.siteName],
    [text('return_desk.person'), [person.name, person.email, person.phone].filter(Boolean).join(' · ')],
    [text('return_desk.kind'), text(`rma.kind_${found.type}`)],
    [text('return_desk.submitted_at'), found.submittedAt && instant(found.submittedAt)],
    [
      text('return_desk.decision'),
      assessment.decidesBy && text('return_desk.decide_by', { date: day(assessment.decidesBy) }),
    ],
    [text('return_desk.opened_by'), assessment.openedBy],
    [text('return_desk.mode'), text(`return_desk.mode_${found.deliveryMode}`)],
    [text('return_desk.forwarder'), found.otherForwarder || found.forwarder],
    [text('return_desk.tracking'), found.trackingNumber],
    [text('return_desk.warehouse'), found.warehouse && warehouseName(found.warehouse)],
    [text('return_desk.note'), found.note],
    [text('return_desk.question'), found.question],
  ]
}

function Files({ found: { returnId, files } }: Props) {
  const text = useText()
  if (files.length === 0) return null
  return (
    <section>
      <h2>{text('return_desk.files')}</h2>
      <div className={classes.files}>
        {files.map(({ fileId, name }) => (
          <FileButton
            key={fileId}
            label={name}
            fetch={() => download(getDeskReturnFile, { params: { id: returnId, fileId } })}
          />
        ))}
      </div>
    </section>
  )
}

function BatchNotes({ found: { desk: assessment } }: Props) {
  const text = useText()
  if (assessment.batchNotes.length === 0) return null
  return (
    <div>
      <h3>{text('return_desk.batch_notes')}</h3>
      <ul className={page.events}>
        {assessment.batchNotes.map(({ noteId, number, batchNumber, note }) => (
          <li key={noteId}>
            {note}
            <span className={page.quiet}>{`${number} · ${batchNumber}`}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
