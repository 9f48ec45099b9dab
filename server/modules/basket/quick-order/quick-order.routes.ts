import type { FastifyRequest } from 'fastify'
import {
  addQuickOrder,
  adjustQuickOrder,
  changeQuickOrder,
  copyQuickOrder,
  getQuickOrder,
  listQuickOrders,
  readQuickOrder,
  readQuickOrderFile,
  rejectQuickOrder,
  removeQuickOrder,
  submitQuickOrder,
} from '../../../../contract/basket/quick-order.ts'
import { longestText, mayWith } from '../../../../rules/basket/quick-order.ts'
import { amountOrNull } from '../../../../rules/catalogue/price/money.ts'
import { holds } from '../../../../rules/identity/permissions.ts'
import { toPage } from '../../../../rules/paging.ts'
import { type CustomerCaller, callerKey } from '../../../http/caller.ts'
import { readIdempotencyKey } from '../../../http/idempotency.ts'
import type { Mount } from '../../../http/mount.ts'
import { orNotFound, Refusal } from '../../../http/refuse.ts'
import { answerList } from './answer-list.ts'
import { findLimits, listSums } from './list-facts.ts'
import { listProducts } from './list-products.queries.ts'
import { type ListRow, quickOrderQueries } from './quick-order.queries.ts'
import { readListFile } from './read-file.ts'
import {
  addList,
  adjustList,
  type Call,
  changeList,
  copyList,
  type OnceCall,
  rejectList,
  removeList,
  submitList,
} from './save-list.ts'

export const quickOrderRoutes = (mount: Mount) => {
  mount(readQuickOrder, async ({ body, ...call }) => {
    if (body.text.length > longestText) throw new Refusal('quick_order.text_too_long', { fields: ['text'] })
    return answerList(call, { text: body.text })
  })

  mount(listQuickOrders, async ({ query, caller, db, now }) => {
    const { keyword = '', status } = query
    const seesOthers = holds(caller.permissions, 'cust:order')
    const { rows, total } = await quickOrderQueries(db, caller).page({ keyword, status, seesOthers, ...toPage(query) })
    const sums = await listSums(
      { db, caller, now },
      rows.map(({ quickOrderId }) => quickOrderId),
    )
    return {
      rows: rows.map((row) => ({
        ...toHead(row, caller),
        sum: amountOrNull(sums.get(row.quickOrderId) ?? null),
        lines: row.lines,
        pieces: row.pieces,
      })),
      total,
    }
  })

  mount(getQuickOrder, ({ params, ...call }) => findListWithLines(call, params.id))
  mount(addQuickOrder, ({ body, ...call }) => addList(onceCall(call), body))
  mount(changeQuickOrder, ({ params, body, ...call }) => changeList(onceCall(call), params.id, body))
  mount(removeQuickOrder, async ({ params, ...call }) => {
    await removeList(call, params.id)
    return null
  })
  mount(submitQuickOrder, ({ params, ...call }) => submitList(onceCall(call), params.id))
  mount(adjustQuickOrder, ({ params, body, ...call }) => adjustList(onceCall(call), params.id, body))
  mount(rejectQuickOrder, ({ params, body, ...call }) => rejectList(onceCall(call), params.id, body.reason))
  mount(copyQuickOrder, ({ params, ...call }) => copyList(onceCall(call), params.id))
}

const onceCall = ({ request, ...call }: Call & { request: FastifyRequest }): OnceCall => ({
  ...call,
  idempotencyKey: readIdempotencyKey(request, call.caller.accountId),
})

/** Apart, because files travel as forms. */
export const quickOrderFileRoutes = (mount: Mount) => {
  mount(readQuickOrderFile, async ({ files, query, ...call }) => {
    const [file] = await files()
    const sender = { callerId: callerKey(call.caller), language: call.language, choice: query }
    const { source, table } = await readListFile(orNotFound(file).bytes, sender)
    return { ...(await answerList(call, source)), table }
  })
}

async function findListWithLines({ db, caller, now }: Call, id: number) {
  const list = orNotFound(await quickOrderQueries(db, caller).find(id))
  const { see, ...may } = mayWith(caller, list)
  if (!see) throw new Refusal('request.not_found')
  const lines = await quickOrderQueries(db, caller).linesOf(id)
  const products = await listProducts(
    db,
    caller,
    lines.map(({ skuId }) => skuId),
    now,
  )
  return {
    ...toHead(list, caller),
    sum: amountOrNull((await listSums({ db, caller, now }, [id])).get(id) ?? null),
    limits: may.adjust && list.limited ? await findLimits(db, caller, list.accountId, now) : null,
    waitsForApproval: list.limited && list.status === 'submitted' && list.accountId === caller.accountId,
    version: list.version,
    reason: list.reason,
    lines: lines.flatMap(({ skuId, quantity, custNumber, note }) => {
      const product = products.get(skuId)
      return product ? [{ ...product, qty: quantity, custNumber, note }] : []
    }),
    checkoutOptions: list.checkoutOptions,
    wishes: list.checkoutOptions,
    may,
  }
}

const toHead = (
  { quickOrderId, number, name, status, accountId, madeBy, changedAt, orderno, shipTo, checkoutOptions }: ListRow,
  caller: CustomerCaller,
) => ({
  quickOrderId,
  number,
  name,
  status,
  madeBy,
  isOwn: accountId === caller.accountId,
  changedAt: changedAt.toISOString(),
  orderno,
  shipTo,
  poNumber: checkoutOptions.poNumber ?? '',
  currency: caller.currency,
})
