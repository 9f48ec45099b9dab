import {
  addAccount,
  changeAccount,
  changeAccountStatus,
  listAccounts,
  resetAccountPassword,
} from '../../../../contract/customer/account.ts'
import { amountOrNull, centsOrNull } from '../../../../rules/catalogue/price/money.ts'
import { toPage } from '../../../../rules/paging.ts'
import { toActor } from '../../../events/record.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import type { Mount } from '../../../http/mount.ts'
import { type AccountInput, accountQueries } from './account.queries.ts'
import { createAccount, sendPasswordLink, setStatus, updateAccount } from './manage-accounts.ts'

export const accountRoutes = (mount: Mount) => {
  mount(listAccounts, async ({ query, caller, db }) => {
    const { keyword = '', role } = query
    const { rows, total } = await accountQueries(db, caller).page({ keyword, role, ...toPage(query) })
    return { rows: rows.map((row) => onWire(row, caller)), total }
  })

  mount(addAccount, async ({ body, request, ...call }) =>
    onWire(
      await createAccount({ ...call, actor: toActor(request, call.caller) }, { ...body, ...toLimits(body) }),
      call.caller,
    ),
  )

  mount(changeAccount, async ({ params, body, request, ...call }) => {
    const change = { ...call, actor: toActor(request, call.caller) }
    return onWire(await updateAccount(change, params.accountId, { ...body, ...toLimits(body) }), call.caller)
  })

  mount(changeAccountStatus, async ({ params, body, request, ...call }) => {
    const change = { ...call, actor: toActor(request, call.caller) }
    return onWire(await setStatus(change, params.accountId, body.status), call.caller)
  })

  mount(resetAccountPassword, async ({ params, request, ...call }) => ({
    minutes: await sendPasswordLink({ ...call, actor: toActor(request, call.caller) }, params.accountId),
  }))
}

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof accountQueries>['find']>>>

const onWire = ({ lastSeenAt, ...row }: Row, { accountId }: CustomerCaller) => ({
  ...row,
  orderLimit: amountOrNull(row.orderLimit),
  monthLimit: amountOrNull(row.monthLimit),
  self: row.accountId === accountId,
  lastSeenAt: lastSeenAt?.toISOString() ?? null,
})

type Limits = { orderLimit?: number | null; monthLimit?: number | null }

const toLimits = ({
  orderLimit = null,
  monthLimit = null,
}: Limits): Pick<AccountInput, 'orderLimit' | 'monthLimit'> => ({
  orderLimit: centsOrNull(orderLimit),
  monthLimit: centsOrNull(monthLimit),
})
