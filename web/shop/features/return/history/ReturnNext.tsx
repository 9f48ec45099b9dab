import { getReturnLabel, getReturnSlip } from '../../../../../contract/return/return.ts'
import { isCollected } from '../../../../../rules/return/return.ts'
import { hasReturnDocuments } from '../../../../../rules/return/return-state.ts'
import { download } from '../../../../api/download.ts'
import { ButtonLink } from '../../../../ui/controls/ButtonLink.tsx'
import { FileButton } from '../../../../ui/controls/FileButton.tsx'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { useWarehouseName } from '../../../../ui/language/warehouse.ts'
import type { ReturnDetail } from '../queries.ts'
import classes from './History.module.css'

/** What follows, whose turn it is and by when; a question of staff with the way to answer it. */
export function ReturnNext({ detail }: { detail: ReturnDetail }) {
  const text = useText()
  const sentence = useNext(detail)
  const { returnId, question, status, deliveryMode, actions } = detail
  const isCustomerTurn = question !== '' || (status === 'approved' && !isCollected(deliveryMode)) || status === 'saved'
  return (
    <section className={classes.next} data-caution={isCustomerTurn || undefined} aria-label={text('rma.next')}>
      <h2>{text('rma.next')}</h2>
      {question ? <p>{text('rma.asked', { question })}</p> : <p>{sentence}</p>}
      {question && actions.includes('edit') && (
        <span>
          <ButtonLink to="/rma/applyforreturn" search={{ id: returnId }}>
            {text('rma.answer')}
          </ButtonLink>
        </span>
      )}
      {hasReturnDocuments(detail) && <ReturnDocuments detail={detail} />}
    </section>
  )
}

function ReturnDocuments({ detail: { returnId, rmaNumber } }: { detail: ReturnDetail }) {
  const text = useText()
  const params = { id: returnId }
  return (
    <>
      <p>{text('rma.papers_hint', { number: rmaNumber })}</p>
      <span className={classes.documents}>
        <FileButton isPdf label={text('rma.label')} fetch={() => download(getReturnLabel, { params })} />
        <FileButton isPdf label={text('rma.slip')} fetch={() => download(getReturnSlip, { params })} />
      </span>
    </>
  )
}

function useNext({ status, decidesBy, sendBy, deliveryMode, warehouse }: ReturnDetail) {
  const text = useText()
  const { day } = useFormat()
  const warehouseName = useWarehouseName()
  if (status === 'submitted')
    return decidesBy ? text('rma.next_submitted_by', { date: day(decidesBy) }) : text('rma.next_submitted')
  if (status === 'sent' && isCollected(deliveryMode)) return text('rma.next_sent_providerCourier')
  if (status === 'approved' && (sendBy || isCollected(deliveryMode))) {
    const facts = { date: sendBy ? day(sendBy) : '', warehouse: warehouse && warehouseName(warehouse) }
    return text(`rma.next_approved_${deliveryMode}`, facts)
  }
  return text(`rma.next_${status}`)
}
