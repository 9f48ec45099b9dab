import {
  addManyToBasket,
  addToBasket,
  basketStat,
  buyAgain,
  changeBasketLine,
  firstBasketRows,
  listBasket,
  reduceBasket,
  removeFromBasket,
} from '../../../../contract/basket/basket.ts'
import { exportBasket } from '../../../../contract/basket/basket-file.ts'
import type { Input } from '../../../../contract/endpoint.ts'
import { planLine } from '../../../../rules/basket/planned-line.ts'
import type { Language } from '../../../../texts/index.ts'
import { say } from '../../../../texts/say.ts'
import type { Tx } from '../../../db/database.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import type { Context } from '../../../http/context.ts'
import type { Mount } from '../../../http/mount.ts'
import { orNotFound, Refusal } from '../../../http/refuse.ts'
import { refuseForeignWarehouse } from '../../catalogue/availability/warehouse.queries.ts'
import { type Addition, type AddLineResult, addLines } from './add-lines.ts'
import { basketQueries, offersFor } from './basket.queries.ts'
import { basketFile } from './basket-file.ts'
import { basketPage, firstRows } from './basket-page.ts'
import { basketSummary as summary } from './basket-summary.ts'
import { findOrderedLines } from './buy-again.queries.ts'
import { refusedProducts, toWords } from './refused-products.ts'

export const basketRoutes = (mount: Mount) => {
  mount(listBasket, ({ caller, query, db, now }) => basketPage(db, caller, query, now))

  mount(firstBasketRows, ({ caller, db, now }) => firstRows(db, caller, now))

  mount(exportBasket, ({ caller, db, now, language }) => basketFile(db, caller, now, language))

  mount(basketStat, ({ caller, db, now }) => summary(db, caller, now))

  mount(addToBasket, ({ body, caller, db, now }) =>
    db.transaction().execute(async (tx) => {
      const { answers, ids } = await addLines(tx, caller, [body], now)
      const line = onlyLine(answers)
      return {
        ...(await summary(tx, caller, now)),
        shoppingCartId: ids.get(line.skuId) ?? 0,
        qty: line.quantity,
        backOrdered: line.backOrdered,
      }
    }),
  )

  mount(addManyToBasket, ({ body, caller, db, now, language }) =>
    db.transaction().execute((tx) => addEach({ db: tx, caller, now }, body, language)),
  )

  mount(buyAgain, ({ body, caller, db, now, language }) =>
    db.transaction().execute(async (tx) => {
      const lines = await findOrderedLines(tx, caller, body.orderno)
      if (lines.length === 0) throw new Refusal('request.not_found')
      return addEach({ db: tx, caller, now }, lines, language)
    }),
  )

  mountChanges(mount)
}

function mountChanges(mount: Mount) {
  mount(changeBasketLine, ({ body, caller, db, now }) =>
    db.transaction().execute(async (tx) => {
      const plan = await changeLine(tx, caller, body, now)
      return { ...(await summary(tx, caller, now)), qty: plan.quantity, backOrdered: plan.backOrdered }
    }),
  )

  mount(reduceBasket, ({ body, caller, db, now }) =>
    db.transaction().execute(async (tx) => {
      await reduceLines(tx, caller, body.items, now)
      return summary(tx, caller, now)
    }),
  )

  mount(removeFromBasket, ({ params, caller, db, now }) =>
    db.transaction().execute(async (tx) => {
      const basket = basketQueries(tx, caller, now)
      await basket.lock()
      if ((await basket.remove([params.id])) === 0) throw new Refusal('gone.basket_line')
      return summary(tx, caller, now)
    }),
  )
}

/** Changes a line as far as its product can be ordered; what is not said stays. */
async function changeLine(tx: Tx, caller: CustomerCaller, change: Input<typeof changeBasketLine>['body'], now: Date) {
  const basket = basketQueries(tx, caller, now)
  await basket.lock()
  const line = orNotFound((await basket.lines([change.shoppingCartId]))[0], 'gone.basket_line')
  const warehouse = change.warehouse === undefined ? line.warehouse : change.warehouse
  await refuseForeignWarehouse(tx, caller, [change])
  const offers = await offersFor({ db: tx, caller, now }, [line.number], warehouse)
  const offer = orNotFound(offers.get(line.number))
  const plan = planLine(offer, change.qty)
  if ('refused' in plan) throw refusedProducts(plan.refused, [line.number], ['qty'])
  await basket.change([{ ...change, id: line.id, offer, quantity: plan.quantity }])
  return plan
}

function onlyLine(answers: readonly AddLineResult[]) {
  const [line] = answers
  if (!line) throw new Refusal('request.invalid', { fields: ['number'] })
  if (!line.added) throw refusedProducts(line.refused, [line.number], [faultField(line.refused)])
  return line
}

function toSentence({ refused, number }: AddLineResult & { added: false }, language: Language) {
  const { key, values } = toWords(refused, [number])
  return say(language, key, values)
}

const faultField = (reason: string) => (reason === 'basket.quantity_out_of_range' ? 'qty' : 'number')

async function addEach(context: Context<CustomerCaller, Tx>, additions: readonly Addition[], language: Language) {
  const { db: tx, caller, now } = context
  const { answers } = await addLines(tx, caller, additions, now)
  const lines = answers.map((line) => ({
    number: line.number,
    added: line.added,
    qty: line.added ? line.quantity : 0,
    reason: line.added ? null : line.refused,
    msg: line.added ? null : toSentence(line, language),
  }))
  return { ...(await summary(tx, caller, now)), lines }
}

/** Takes pieces out of lines; a line that falls to zero goes. Refuses all where one line is not the caller's. */
async function reduceLines(
  tx: Tx,
  caller: CustomerCaller,
  items: readonly { shoppingCartId: number; qty: number }[],
  now: Date,
) {
  const basket = basketQueries(tx, caller, now)
  await basket.lock()
  const quantities = new Map<number, number>()
  for (const { shoppingCartId, qty } of items)
    quantities.set(shoppingCartId, (quantities.get(shoppingCartId) ?? 0) + qty)

  const lines = await basket.lines([...quantities.keys()])
  if (lines.length !== quantities.size) throw new Refusal('gone.basket_line')

  const rest = lines.map((line) => ({ ...line, quantity: line.quantity - (quantities.get(line.id) ?? 0) }))
  await basket.remove(rest.filter((line) => line.quantity <= 0).map((line) => line.id))
  const remaining = rest.filter((line) => line.quantity > 0)
  const offers = await offersFor(
    { db: tx, caller, now },
    remaining.map((line) => line.number),
  )
  await basket.change(
    remaining.map(({ id, number, quantity }) => ({ id, offer: orNotFound(offers.get(number)), quantity })),
  )
}
