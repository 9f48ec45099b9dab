import * as contract from '../../../../contract/payment/account.ts'
import { toAmount } from '../../../../rules/catalogue/price/money.ts'
import { toPage } from '../../../../rules/paging.ts'
import type { Mount } from '../../../http/mount.ts'
import { changeOnce } from '../../../staff/staff-change.ts'
import { findAgeing } from '../../ledger/items/item-list.queries.ts'
import { toAgeing } from '../../ledger/items/wire.ts'
import { findOpenCustomers } from '../settlement/open-item.staff.ts'
import { undoPayment } from '../settlement/undo-payment.ts'
import { undoRefund } from '../settlement/undo-refund.ts'
import { findPayments, loadAccount, type PaymentRow } from './account.staff.ts'
import { accountStatement } from './account-statement.ts'

export const customerAccountRoutes = (mount: Mount) => {
  mount(
    contract.listMoneyCustomers,
    async ({ db, caller, now, query: { keyword = '', disputed = false, ...page } }) => {
      const find = { keyword: keyword.trim(), disputed, now, ...toPage(page) }
      const { rows, total } = await findOpenCustomers(db, caller, find)
      const shown = rows.map(({ owed, overdue, unallocated, ...row }) => ({
        ...row,
        owed: toAmount(owed),
        overdue: toAmount(overdue),
        unallocated: toAmount(unallocated),
      }))
      return { rows: shown, total }
    },
  )

  mount(contract.getMoneyAccount, async ({ db, caller, now, params }) => {
    const { orgId, ...account } = await loadAccount(db, caller, params.id, now)
    const { customerId } = account
    return {
      ...account,
      ageing: toAgeing(await findAgeing({ db, caller: { customerId, orgId }, now })),
      payments: (await findPayments(db, customerId)).map(toPayment),
    }
  })

  mount(contract.exportAccountStatement, ({ db, caller, now, params, query }) =>
    accountStatement({ db, caller, now }, { ...query, customerId: params.id }),
  )

  mount(contract.undoPayment, ({ params, body, ...call }) =>
    changeOnce(call, (change) => undoPayment(change, params.id, body.reason.trim())),
  )

  mount(contract.undoRefund, ({ params, body, ...call }) =>
    changeOnce(call, (change) => undoRefund(change, params.id, body.reason.trim())),
  )
}

const toPayment = ({ amount, open, settled, ...row }: PaymentRow) => ({
  ...row,
  amount: toAmount(amount),
  open: toAmount(open),
  settled: settled.map((one) => ({ ...one, amount: toAmount(one.amount) })),
})
