import type { FileAnswer } from '../../../../contract/endpoint.ts'
import { shownNumber } from '../../../../rules/catalogue/product/number.ts'
import { isCollected } from '../../../../rules/return/return.ts'
import { hasReturnDocuments, type ReturnLineState } from '../../../../rules/return/return-state.ts'
import { dateIn } from '../../../../rules/shipping/shipping.ts'
import type { Language } from '../../../../texts/index.ts'
import type { Db } from '../../../db/database.ts'
import { orNotFound } from '../../../http/refuse.ts'
import { toBytes } from '../../../threads/bytes.ts'
import { runInThread } from '../../../threads/pool.ts'
import { productNameIn, secondaryNumberIn } from '../../catalogue/products/product-name.ts'
import { returnStands } from '../change/return-stands.ts'
import { sendBy } from '../history/wire.ts'
import { type ReturnDocument, type ReturnDocumentKind, returnDocumentKinds } from './return-document.ts'
import { findReturnFacts, type ReturnFacts } from './return-documents.queries.ts'

type Print = { kind: ReturnDocumentKind; language: Language; callerId: string }

/** A document of a customer's return; refused while nothing of it has to be sent to us. */
export async function printReturn(db: Db, owner: { customerId: number; returnId: number }, print: Print) {
  const facts = orNotFound(await findReturnFacts(db, owner.returnId, owner.customerId))
  if (!hasReturnDocuments(facts)) throw returnStands(facts, 'customer')
  return drawDocument(facts, print)
}

/** Both documents, as attached to the mail of an approval; none where nothing is to come back. */
export async function drawReturnDocuments(db: Db, returnId: number, language: Language): Promise<FileAnswer[]> {
  const facts = orNotFound(await findReturnFacts(db, returnId))
  if (!hasReturnDocuments(facts)) return []
  return Promise.all(returnDocumentKinds.map((kind) => drawDocument(facts, { kind, language, callerId: 'mail' })))
}

const inParcel: readonly ReturnLineState[] = ['approved', 'sent']

const drawer = new URL('draw-task.ts', import.meta.url)

async function drawDocument(facts: ReturnFacts, { kind, language, callerId }: Print): Promise<FileAnswer> {
  const document = toReturnDocument(facts, kind, language)
  const bytes = toBytes(await runInThread(drawer, () => document, { callerId }))
  return { bytes, mediaType: 'application/pdf', name: `return-${kind}-${facts.rmaNumber}.pdf` }
}

function toReturnDocument(facts: ReturnFacts, kind: ReturnDocumentKind, language: Language): ReturnDocument {
  const { rmaNumber, seller, arrivesAt, custnum, timeZone, deliveryMode } = facts
  // A CHECK of the table gives both to what was submitted and decided.
  const [sender, decidedAt] = [orNotFound(facts.address), facts.decidedAt ?? facts.createdAt]
  return {
    kind,
    language,
    rmaNumber,
    seller,
    custnum,
    sender,
    madeAt: decidedAt.getTime(),
    warehouse: arrivesAt,
    approvedOn: dateIn(decidedAt, timeZone),
    sendBy: sendBy(facts),
    isCollected: isCollected(deliveryMode),
    lines: toSlipLines(facts, language),
  }
}

const toSlipLines = ({ lines }: ReturnFacts, language: Language) =>
  lines
    .filter(({ state }) => inParcel.includes(state))
    .map((line) => ({
      number: shownNumber(line),
      beside: secondaryNumberIn(language)(line),
      name: productNameIn(language)(line),
      custNumber: line.custNumber,
      orderno: line.orderno,
      pieces: line.qty,
      batchNumber: line.batchNumber,
      reason: line.reason,
      otherReason: line.otherReason,
      cameInstead: line.cameInstead,
    }))
