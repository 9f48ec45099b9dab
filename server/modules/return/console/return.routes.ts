import * as contract from '../../../../contract/return/staff-return.ts'
import { toPage } from '../../../../rules/paging.ts'
import type { Files } from '../../../files/files.ts'
import type { Mount } from '../../../http/mount.ts'
import { orNotFound } from '../../../http/refuse.ts'
import { changeOnce } from '../../../staff/staff-change.ts'
import { bookCollection } from '../processing/book-collection.ts'
import { creditReturn } from '../processing/credit-return.ts'
import { approveLine, refuseLine } from '../processing/decide-line.ts'
import { inspectLine } from '../processing/inspect-line.ts'
import { askCustomer, openReturn } from '../processing/open-return.ts'
import { receiveLines } from '../processing/receive-lines.ts'
import { replaceReturnLines } from '../processing/replace-lines.ts'
import { sendBackLine } from '../processing/send-back.ts'
import { findAccessibleReturn, findFileOfReturn, findReturnPage } from './return.staff.ts'
import { changeReturn } from './return-actions.ts'
import { loadStaffReturn, toWaiting } from './staff-return.ts'

export const staffReturnRoutes = (mount: Mount, store: Files) => {
  mount(contract.listDeskReturns, async ({ db, caller, now, query: { keyword = '', batchNumber = '', ...query } }) => {
    const typed = { keyword: keyword.trim(), batchNumber: batchNumber.trim() }
    const { rows, total } = await findReturnPage(db, caller, { ...query, ...typed, ...toPage(query) })
    return {
      rows: rows.map(({ createdAt, ...row }) => ({
        ...row,
        ...toWaiting(row, now),
        createdAt: createdAt.toISOString(),
        submittedAt: row.submittedAt?.toISOString() ?? null,
      })),
      total,
    }
  })

  mount(contract.getDeskReturn, ({ db, caller, params, now }) => loadStaffReturn(db, caller, params.id, now))

  mount(contract.getDeskReturnFile, async ({ db, caller, params }) => {
    orNotFound(await findAccessibleReturn(db, caller, params.id))
    const { file, name, mediaType } = orNotFound(await findFileOfReturn(db, params.id, params.fileId))
    return { bytes: await store.get(file), mediaType, name }
  })

  mountOpening(mount)
  mountLineDecisions(mount)
  mountGoods(mount)
  mountSettlement(mount)
}

/** Actions of staff on a whole return. */
function mountOpening(mount: Mount) {
  mount(contract.openReturn, ({ params: { id }, ...call }) =>
    changeOnce(call, (change) =>
      changeReturn(change, id, { action: 'open', apply: () => openReturn(change.tx, id, change.changer) }),
    ),
  )

  mount(contract.askAboutReturn, ({ params: { id: returnId }, body, ...call }) => {
    const [question, revision] = [body.question.trim(), body.revision]
    return changeOnce(call, (change) =>
      changeReturn(change, returnId, {
        action: 'ask',
        facts: { question },
        apply: () => askCustomer(change.tx, { returnId, question, revision }, change.changer),
      }),
    )
  })
}

/** Decisions of staff on a line. */
function mountLineDecisions(mount: Mount) {
  mount(contract.approveReturnLine, ({ params: { id: returnId, position }, body, ...call }) => {
    const { revision, ...approval } = body
    return changeOnce(call, (change) =>
      changeReturn(change, returnId, {
        action: 'approve',
        facts: { position, ...approval },
        apply: () => approveLine(change.tx, { returnId, position, revision, ...approval }, change.changer),
      }),
    )
  })

  mount(contract.refuseReturnLine, ({ params: { id: returnId, position }, body, ...call }) => {
    const [reason, revision] = [body.reason.trim(), body.revision]
    return changeOnce(call, (change) =>
      changeReturn(change, returnId, {
        action: 'refuse',
        facts: { position, reason },
        apply: () => refuseLine(change.tx, { returnId, position, reason, revision }, change.changer),
      }),
    )
  })

  mount(contract.sendReturnLineBack, ({ params: { id: returnId, position }, body, ...call }) => {
    const note = body?.note?.trim() ?? ''
    return changeOnce(call, (change) =>
      changeReturn(change, returnId, {
        action: 'sendBack',
        facts: { position },
        apply: () => sendBackLine(change.tx, { returnId, position, note }, change.changer),
      }),
    )
  })
}

/** How goods come in, and what the warehouse finds. */
function mountGoods(mount: Mount) {
  mount(contract.bookReturnCollection, ({ params: { id: returnId }, body, ...call }) =>
    changeOnce(call, (change) =>
      changeReturn(change, returnId, {
        action: 'send',
        facts: body,
        apply: () => bookCollection(change.tx, { returnId, ...body }, change.changer),
      }),
    ),
  )

  mount(contract.receiveReturn, ({ params: { id: returnId }, body, ...call }) => {
    const lines = body.lines.map(({ position, qty }) => ({ position, pieces: qty }))
    return changeOnce(call, (change) =>
      changeReturn(change, returnId, {
        action: 'receive',
        facts: { lines },
        apply: () => receiveLines(change.tx, { returnId, lines }, change.changer),
      }),
    )
  })

  mount(contract.inspectReturnLine, ({ params: { id: returnId, position }, body, ...call }) => {
    const inspection = { ...body, note: body.note?.trim() ?? '' }
    return changeOnce(call, (change) =>
      changeReturn(change, returnId, {
        action: 'inspect',
        facts: { position, ...inspection },
        apply: () => inspectLine(change.tx, { returnId, position, ...inspection }, change.changer),
      }),
    )
  })
}

/** What finance gives for it: a credit, or the same goods. */
function mountSettlement(mount: Mount) {
  mount(contract.creditReturn, ({ params: { id: returnId }, body, ...call }) =>
    changeOnce(call, (change) =>
      changeReturn(change, returnId, {
        action: 'credit',
        apply: () => creditReturn(change.tx, { returnId, ...body }, change.changer),
      }),
    ),
  )

  mount(contract.replaceReturnLines, ({ params: { id: returnId }, body, ...call }) => {
    const replacementInput = { returnId, ...body, note: body?.note?.trim() ?? '' }
    return changeOnce(call, (change) =>
      changeReturn(change, returnId, {
        action: 'replace',
        apply: () => replaceReturnLines(change.tx, replacementInput, change.changer),
      }),
    )
  })
}
