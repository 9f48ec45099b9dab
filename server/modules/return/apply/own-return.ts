import type { Static } from 'typebox'
import type { ReturnDetail } from '../../../../contract/return/parts.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { orNotFound } from '../../../http/refuse.ts'
import { findReturn } from '../history/return.queries.ts'
import { toReturnDetail } from '../history/wire.ts'
import { findSubmission } from './draft.queries.ts'
import { findReturnableLines } from './returnable.queries.ts'
import { toTerms } from './returnable.ts'
import type { ReturnWriter } from './save-return.ts'
import { loadSiteTerms, termsOfChange } from './terms.ts'

type Detail = Static<typeof ReturnDetail>

/**
 * A return of the caller as they see it. Where it is submitted and they may change it, each line has the terms that hold for it, as its
 * reason may be another by the change. Another's is not found.
 */
export async function loadOwnReturn(db: Db | Tx, { caller, now }: ReturnWriter, returnId: number): Promise<Detail> {
  const detail = toReturnDetail(orNotFound(await findReturn(db, returnId, caller.customerId)), now)
  const submission = detail.actions.includes('edit') ? await findSubmission(db, returnId) : undefined
  if (!submission) return detail
  const rows = await findReturnableLines(db, caller, submission.lines)
  const terms = termsOfChange(await loadSiteTerms(db, caller.orgId, now), submission)
  const lines = detail.lines.map((line) => {
    const row = rows.find(({ orderno, position }) => orderno === line.orderno && position === line.orderPosition)
    return row ? { ...line, terms: toTerms(row, terms) } : line
  })
  return { ...detail, lines }
}
