import * as contract from '../../../../contract/payment/payment.ts'
import { toAmount } from '../../../../rules/catalogue/price/money.ts'
import { toPage } from '../../../../rules/paging.ts'
import { isoDay } from '../../../../rules/shipping/day.ts'
import type { Db } from '../../../db/database.ts'
import type { Caller } from '../../../http/caller.ts'
import type { Mount } from '../../../http/mount.ts'
import { orNotFound } from '../../../http/refuse.ts'
import { changeOnce } from '../../../staff/staff-change.ts'
import { importBankFile } from '../bank-import/import-bank-file.ts'
import { findPendingPage } from '../bank-import/pending-entry.staff.ts'
import { findEntryPage, findSettled } from './bank-entry.staff.ts'
import { findCompanies, findOpenItems } from './open-item.staff.ts'
import { noProposals, proposeForEntries } from './propose.ts'
import { refundCredit, registerPayment } from './register-payment.ts'
import { ignoreEntry, settleEntry } from './settle-entry.ts'
import { undoEntry } from './undo-entry.ts'
import { readCents, readShares, toEntriesThatClear, toEntry, toOpenItem, toSettlement } from './wire.ts'

export const paymentRoutes = (mount: Mount) => {
  mount(contract.settleEntry, ({ params, body, ...call }) => {
    const shares = readShares(body.items)
    return changeOnce(call, async (change) =>
      toSettlement(await settleEntry(change, params.id, { customerId: body.customerId, shares: shares })),
    )
  })

  mount(contract.ignoreEntry, ({ params, body, ...call }) =>
    changeOnce(call, (change) => ignoreEntry(change, params.id, body.reason.trim())),
  )

  mount(contract.undoEntry, ({ params, body, ...call }) =>
    changeOnce(call, (change) => undoEntry(change, params.id, body.reason.trim())),
  )

  mount(contract.registerPayment, ({ body: { items, ...body }, ...call }) => {
    const payment = { ...body, amount: readCents(body.amount), note: body.note.trim(), shares: readShares(items) }
    return changeOnce(call, async (change) => toSettlement(await registerPayment(change, payment)))
  })

  mount(contract.refundCredit, ({ body, ...call }) => {
    const refund = { ...body, amount: readCents(body.amount), note: body.note.trim() }
    return changeOnce(call, (change) => refundCredit(change, refund))
  })
}

/** What is shown to decide by. */
export const paymentListRoutes = (mount: Mount) => {
  mount(contract.listBankEntries, ({ db, caller, query: { status, keyword = '', ...page } }) =>
    entryPage(db, caller, { status, keyword: keyword.trim(), ...toPage(page) }),
  )

  mount(contract.listPendingEntries, async ({ db, caller, now, query: { keyword = '', ...page } }) => {
    const filters = { keyword: keyword.trim(), today: isoDay(now), ...toPage(page) }
    const { rows, total } = await findPendingPage(db, caller, filters)
    return { rows: rows.map((row) => ({ ...row, amount: toAmount(row.amount) })), total }
  })

  mount(contract.listEntriesThatClear, async ({ db, caller, query: { keyword = '' } }) =>
    toEntriesThatClear(await proposeForEntries(db, caller, keyword.trim())),
  )

  mount(contract.listOpenItems, async ({ db, caller, query: { customerId, keyword = '' } }) =>
    (await findOpenItems(db, caller, { customerId, keyword: keyword.trim() })).map(toOpenItem),
  )
}

/** Apart, because files travel as forms. */
export const bankFileRoutes = (mount: Mount) =>
  mount(contract.importBankFile, async ({ files, query, ...call }) => {
    const [file] = await files()
    return importBankFile(call, orNotFound(file).bytes, query)
  })

async function entryPage(db: Db, caller: Caller, filters: Parameters<typeof findEntryPage>[2]) {
  const { rows, total } = await findEntryPage(db, caller, filters)
  const ids = rows.map(({ entryId }) => entryId)
  const isOpen = filters.status === 'open' && rows.length > 0
  const proposals = isOpen ? await proposeForEntries(db, caller, filters.keyword) : noProposals
  const payers = ids.flatMap((id) => {
    const proposal = proposals.ofEntry.get(id)
    return proposal && proposal.kind !== 'unclear' ? proposal.customerId : []
  })
  const shown = { proposals, companies: await findCompanies(db, payers), settled: await findSettled(db, caller, ids) }
  return { rows: rows.map((entry) => toEntry(entry, shown)), total, clears: proposals.clear.length }
}
