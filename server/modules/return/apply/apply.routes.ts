import * as contract from '../../../../contract/return/return.ts'
import type { AuditAction } from '../../../../rules/office/audit.ts'
import { toPage } from '../../../../rules/paging.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { recordEvent, toActor } from '../../../events/record.ts'
import type { Files } from '../../../files/files.ts'
import { readIdempotencyKey, runOnce } from '../../../http/idempotency.ts'
import type { Mount } from '../../../http/mount.ts'
import { orNotFound } from '../../../http/refuse.ts'
import { findReturn } from '../history/return.queries.ts'
import { cancelReturn, trackOwnReturn } from './change-own-return.ts'
import { findForwarders } from './forwarder.queries.ts'
import { loadOwnReturn } from './own-return.ts'
import { findReturnable } from './returnable.queries.ts'
import { toReturnable } from './returnable.ts'
import { changeReturn, deleteReturn, type ReturnWriter, saveReturn } from './save-return.ts'
import { submitReturn } from './submit-return.ts'
import { loadSiteTerms } from './terms.ts'

export const applyRoutes = (mount: Mount, store: Files) => {
  mount(contract.listReturnable, async ({ db, caller, now, query: { keyword = '', ...filter } }) => {
    const narrowing = { ...filter, keyword: keyword.trim() }
    const { rows, total } = await findReturnable(db, caller, narrowing, toPage(filter))
    const terms = await loadSiteTerms(db, caller.orgId, now)
    return { rows: rows.map((row) => toReturnable(row, terms)), total }
  })

  mount(contract.getReturn, ({ db, caller, params, now }) => loadOwnReturn(db, { caller, now }, params.id))

  mount(contract.listReturnForwarders, ({ db }) => findForwarders(db))

  mount(contract.saveReturn, ({ db, body, request, ...writer }) =>
    changeOnce({ db, request, writer }, (tx) => saveReturn(tx, writer, body)),
  )

  mount(contract.changeReturn, async ({ db, params, body, ...writer }) => {
    const { removed, detail } = await db.transaction().execute(async (tx) => ({
      removed: await changeReturn(tx, writer, { params, body }),
      detail: await loadOwnReturn(tx, writer, params.id),
    }))
    await removeFiles(store, removed)
    return detail
  })

  mount(contract.deleteReturn, async ({ db, params, ...writer }) => {
    await removeFiles(store, await db.transaction().execute((tx) => deleteReturn(tx, writer, params.id)))
    return null
  })

  mountSubmitted(mount)
}

/** What becomes of a return once it is complete. */
function mountSubmitted(mount: Mount) {
  mount(contract.submitReturn, ({ db, params, body, request, ...writer }) =>
    changeOnce({ db, request, writer }, async (tx) => {
      await submitReturn(tx, writer, { returnId: params.id, revision: body.revision })
      await noteInTrail(tx, { request, ...writer }, 'return.submitted', params.id)
      return params.id
    }),
  )

  mount(contract.cancelReturn, ({ db, params, ...writer }) =>
    db.transaction().execute(async (tx) => {
      await cancelReturn(tx, writer, params.id)
      await noteInTrail(tx, writer, 'return.cancelled', params.id)
      return loadOwnReturn(tx, writer, params.id)
    }),
  )

  mount(contract.setReturnTracking, ({ db, params, body, ...writer }) =>
    db.transaction().execute(async (tx) => {
      await trackOwnReturn(tx, writer, params.id, body)
      return loadOwnReturn(tx, writer, params.id)
    }),
  )
}

type Noted = ReturnWriter & { request: Parameters<typeof toActor>[0] }

/** Locks the chain of the trail: it comes last. */
async function noteInTrail(tx: Tx, { request, caller, now }: Noted, action: AuditAction, returnId: number) {
  const { rmaNumber, status } = orNotFound(await findReturn(tx, returnId, caller.customerId))
  const after = { rmaNumber, status }
  await recordEvent(tx, { ...toActor(request, caller), action, subject: `return ${returnId}`, after }, now)
}

type Call = { db: Db; request: Parameters<typeof readIdempotencyKey>[0]; writer: ReturnWriter }

/** Does it once for the key of the request, and answers the return. */
const changeOnce = ({ db, request, writer }: Call, work: (tx: Tx) => Promise<number>) =>
  db
    .transaction()
    .execute((tx) =>
      runOnce(tx, readIdempotencyKey(request, writer.caller.accountId), writer.now, async () =>
        loadOwnReturn(tx, writer, await work(tx)),
      ),
    )

/** Only once they are no longer referenced. */
async function removeFiles(store: Files, removed: readonly { file: string }[]) {
  for (const { file } of removed) await store.remove(file)
}
