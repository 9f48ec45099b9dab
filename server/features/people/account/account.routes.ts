import {
  addAccount,
  changeAccount,
  changeAccountStatus,
  listAccounts,
  resetAccountPassword,
} from '../../../../contract/people/account.ts'
import { pageOf } from '../../../../rules/paging.ts'
import { amountOrNull, centsOrNull } from '../../../../rules/price/money.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import type { Mount } from '../../../http/mount.ts'
import { actorOf } from '../../console/audit/record-audit.ts'
import { type Person, peopleOf } from './account.queries.ts'
import { addPerson, changePerson, sendPasswordLink, setStatus } from './manage-accounts.ts'

export const accountRoutes = (mount: Mount) => {
  mount(listAccounts, async ({ query, caller, db }) => {
    const { keyword = '', role } = query
    const { rows, total } = await peopleOf(db, caller).page({ keyword, role, ...pageOf(query) })
    return { rows: rows.map((row) => onWire(row, caller)), total }
  })

  mount(addAccount, async ({ body, request, ...call }) =>
    onWire(
      await addPerson({ ...call, actor: actorOf(request, call.caller) }, { ...body, ...limitsOf(body) }),
      call.caller,
    ),
  )

  mount(changeAccount, async ({ params, body, request, ...call }) => {
    const change = { ...call, actor: actorOf(request, call.caller) }
    return onWire(await changePerson(change, params.accountId, { ...body, ...limitsOf(body) }), call.caller)
  })

  mount(changeAccountStatus, async ({ params, body, request, ...call }) => {
    const change = { ...call, actor: actorOf(request, call.caller) }
    return onWire(await setStatus(change, params.accountId, body.status), call.caller)
  })

  mount(resetAccountPassword, async ({ params, request, ...call }) => ({
    minutes: await sendPasswordLink({ ...call, actor: actorOf(request, call.caller) }, params.accountId),
  }))
}

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof peopleOf>['one']>>>

const onWire = ({ lastSeenAt, ...row }: Row, { accountId }: CustomerCaller) => ({
  ...row,
  orderLimit: amountOrNull(row.orderLimit),
  monthLimit: amountOrNull(row.monthLimit),
  self: row.accountId === accountId,
  lastSeenAt: lastSeenAt?.toISOString() ?? null,
})

type Limits = { orderLimit?: number | null; monthLimit?: number | null }

const limitsOf = ({ orderLimit = null, monthLimit = null }: Limits): Pick<Person, 'orderLimit' | 'monthLimit'> => ({
  orderLimit: centsOrNull(orderLimit),
  monthLimit: centsOrNull(monthLimit),
})
