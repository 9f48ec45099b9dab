import type { FileAnswer } from '../../../../contract/endpoint.ts'
import { shownNumber } from '../../../../rules/catalogue/product/number.ts'
import { isCollected } from '../../../../rules/return/return.ts'
import { hasPapers, type ReturnLineState } from '../../../../rules/return/return-state.ts'
import { dateIn } from '../../../../rules/shipping/shipping.ts'
import type { Language } from '../../../../texts/index.ts'
import type { Db } from '../../../db/database.ts'
import { orNotFound } from '../../../http/refuse.ts'
import { toBytes } from '../../../threads/bytes.ts'
import { runInThread } from '../../../threads/pool.ts'
import { productNameIn, secondaryNumberIn } from '../../catalogue/products/product-name.ts'
import { returnStands } from '../change/return-stands.ts'
import { sendBy } from '../history/wire.ts'
import { type ReturnPaper, type ReturnPaperKind, returnPaperKinds } from './paper.ts'
import { findReturnFacts, type ReturnFacts } from './papers.queries.ts'

type Print = { kind: ReturnPaperKind; language: Language; person: string }

/** A paper of a customer's return; refused while nothing of it has to be sent to us. */
export async function printReturn(db: Db, owner: { customerId: number; returnId: number }, print: Print) {
  const facts = orNotFound(await findReturnFacts(db, owner.returnId, owner.customerId))
  if (!hasPapers(facts)) throw returnStands(facts, 'customer')
  return drawPaper(facts, print)
}

/** Both papers, as the mail of an approval takes them along; none where nothing comes back any more. */
export async function papersOfReturn(db: Db, returnId: number, language: Language): Promise<FileAnswer[]> {
  const facts = orNotFound(await findReturnFacts(db, returnId))
  if (!hasPapers(facts)) return []
  return Promise.all(returnPaperKinds.map((kind) => drawPaper(facts, { kind, language, person: 'mail' })))
}

const inParcel: readonly ReturnLineState[] = ['approved', 'sent']

const drawer = new URL('draw-task.ts', import.meta.url)

async function drawPaper(facts: ReturnFacts, { kind, language, person }: Print): Promise<FileAnswer> {
  const paper = toPaper(facts, kind, language)
  const bytes = toBytes(await runInThread(drawer, () => paper, { person }))
  return { bytes, mediaType: 'application/pdf', name: `return-${kind}-${facts.rmaNumber}.pdf` }
}

function toPaper(facts: ReturnFacts, kind: ReturnPaperKind, language: Language): ReturnPaper {
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
