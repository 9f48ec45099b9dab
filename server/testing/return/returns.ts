import type { Input } from '../../../contract/endpoint.ts'
import { apiPrefix } from '../../../contract/endpoint.ts'
import { placeOrder, previewOrder } from '../../../contract/order/checkout.ts'
import { addReturnFile } from '../../../contract/return/file.ts'
import { saveReturn, submitReturn } from '../../../contract/return/return.ts'
import type { ReturnAction, ReturnLineState } from '../../../rules/return/return-state.ts'
import { lockReturn, moveLines, writeReturn } from '../../modules/return/change/change-return.ts'
import { formOf } from '../files/pictures.ts'
import { fulfilmentOf } from '../order/fulfil.ts'
import type { World } from '../world.ts'

type Buyer = Awaited<ReturnType<World['signedIn']>>
type NewReturn = Input<typeof saveReturn>['body']
type Line = NewReturn['lines'][number]

/** What a test of returns needs: orders that were delivered, and returns of them. */
export function returnsOf(world: World) {
  const shop = fulfilmentOf(world)

  async function place(buyer: Buyer, number: string, qty: number) {
    const body = { lines: [{ number, qty }], poNumber: 'PO-RMA' }
    const { revision } = (await buyer.call(previewOrder, { body })).data
    const { orderId = 0, orderno } = (await buyer.call(placeOrder, { body: { ...body, revision } })).data
    if (orderId === null) throw new Error('the order waits for an approval')
    await shop.release(orderId)
    return { orderId, orderno }
  }

  async function deliver(buyer: Buyer, number: string, qty: number) {
    const order = await place(buyer, number, qty)
    return { ...order, shipmentId: await shop.ship(order.orderId) }
  }

  const addressOf = async ({ customerId }: Buyer) => {
    const { id } = await world.db
      .selectFrom('addresses')
      .select('id')
      .where('customer_id', '=', customerId)
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow()
    return id
  }

  /** A complete return of leaking goods. */
  async function fillIn(
    buyer: Buyer,
    lines: readonly Partial<Line>[],
    more: Partial<NewReturn> = {},
  ): Promise<NewReturn> {
    return {
      type: 'quality',
      deliveryMode: 'customerCourier',
      addressId: await addressOf(buyer),
      note: 'It leaks.',
      lines: lines.map((line) => ({
        orderno: '',
        position: 1,
        qty: 1,
        batchNumber: 'B-1',
        reason: 'leaking',
        ...line,
      })),
      ...more,
    }
  }

  async function save(buyer: Buyer, lines: readonly Partial<Line>[], more?: Partial<NewReturn>) {
    return buyer.call(saveReturn, { body: await fillIn(buyer, lines, more) })
  }

  async function submit(buyer: Buyer, lines: readonly Partial<Line>[], more?: Partial<NewReturn>) {
    const { data } = await save(buyer, lines, more)
    return buyer.call(submitReturn, { params: { id: data.returnId }, body: { revision: data.revision } })
  }

  return {
    ...shop,
    fillIn,
    save,
    submit,

    /** An order of one line that has arrived. */
    async delivered(buyer: Buyer, number: string, qty = 3) {
      const { shipmentId, ...order } = await deliver(buyer, number, qty)
      await shop.deliver(shipmentId)
      return order
    },

    /** One that is released, and of which nothing has left. */
    placed: place,

    /** One that is under way. */
    shipped: deliver,

    async upload({ token }: Buyer, bytes: Buffer | string, name = 'picture.jpg') {
      const form = formOf({ name, bytes })
      const response = await world.app.inject({
        method: 'POST',
        url: `${apiPrefix}${addReturnFile.path}`,
        ...form,
        headers: { ...form.headers, authorization: `Bearer ${token}`, 'accept-language': 'en' },
      })
      return { status: response.statusCode, ...response.json() }
    },
  }
}

type Step = {
  action: ReturnAction
  to: ReturnLineState
  reason?: string
  set?: NonNullable<Parameters<typeof writeReturn>[2]['set']>
}

/** Takes all lines of a return a step on, as a staff user would. */
export const takeStep = (world: World, returnId: number, { to, ...change }: Step, accountId: number | null = null) =>
  world.db.transaction().execute(async (tx) => {
    const locked = await lockReturn(tx, returnId)
    const from = [...new Set(locked.lines.map(({ state }) => state))]
    // Whatever is received came whole.
    if (to === 'received')
      await tx
        .updateTable('return_lines')
        .set(({ ref }) => ({ received: ref('quantity') }))
        .where('return_id', '=', returnId)
        .execute()
    if (to === 'refused') {
      const why = { refused_because: change.reason ?? '' }
      await tx
        .updateTable('return_lines')
        .set({ ...why, state: to })
        .where('return_id', '=', returnId)
        .execute()
    } else await moveLines(tx, locked, { from, to })
    return writeReturn(tx, returnId, change, { party: 'staff', accountId, now: world.now() })
  })

/** Approves a return: it goes to that warehouse, if it has to come back at all. */
export const approve = (world: World, returnId: number, { warehouse = 'NL', comesBack = true } = {}) =>
  takeStep(world, returnId, {
    action: 'approve',
    to: comesBack ? 'approved' : 'inspected',
    set: { decided_at: world.now(), warehouse, comes_back: comesBack },
  })
