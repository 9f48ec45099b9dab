import type { BasketRefusal } from '../../../../rules/basket/basket.ts'
import { planLine } from '../../../../rules/basket/planned-line.ts'
import type { Tx } from '../../../db/database.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import { refuseForeignWarehouse } from '../../catalogue/availability/warehouse.queries.ts'
import { availableIn, type BasketOffer, basketQueries, offersFor, type SavedLine } from './basket.queries.ts'

export type Addition = {
  number: string
  qty: number
  custNumber?: string | undefined
  warehouse?: string | undefined
  note?: string | undefined
  /** Where it stood before (`BasketLine.place`); last without it. */
  place?: number | undefined
}

export type AddLineResult =
  | { number: string; added: true; skuId: number; quantity: number; backOrdered: number }
  | { number: string; added: false; refused: BasketRefusal }

/**
 * Adds pieces to the caller's basket, each addition answered on its own, in the order given. The same product adds up,
 * to its line and within the list. Two requests for one basket take turns, so none is lost. Refuses all where one names a
 * warehouse that is not of the caller's region.
 */
export async function addLines(tx: Tx, caller: CustomerCaller, additions: readonly Addition[], now: Date) {
  const basket = basketQueries(tx, caller, now)
  await basket.lock()
  await refuseForeignWarehouse(tx, caller, additions)
  const offers = await offersFor(
    { db: tx, caller, now },
    additions.map((addition) => addition.number.trim()),
  )
  const skuIds = [...offers.values()].map((offer) => offer.skuId)
  const existing = new Map([...offers.values()].flatMap(({ skuId, line }) => (line ? [[skuId, line] as const] : [])))
  const named = [...additions, ...existing.values()].flatMap(({ warehouse }) => warehouse ?? [])
  const inWarehouse = await availableIn(tx, skuIds, [...new Set(named)])

  const toSave = new Map<number, SavedLine>()
  const answers = additions.map((request): AddLineResult => {
    const offer = offers.get(request.number.trim())
    if (!offer) return toRefusedLine(request, 'basket.product_unknown')
    const before = existing.get(offer.skuId)
    const addition = before && request.place !== undefined ? putBackOnto(before, request) : request
    const quantity = addition.qty + (before?.quantity ?? 0)
    const warehouse = addition.warehouse ?? before?.warehouse ?? null
    const available = warehouse === null ? offer.available : (inWarehouse.get(`${offer.skuId} ${warehouse}`) ?? 0)
    const plan = planLine({ ...offer, available }, quantity)
    if ('refused' in plan) return toRefusedLine(addition, plan.refused)
    const line = merged(toSave.get(offer.skuId), offer, addition, quantity)
    const [note, custNumber] = [line.note || before?.note || '', line.custNumber || before?.custNumber || '']
    existing.set(offer.skuId, { quantity, warehouse, note, custNumber })
    toSave.set(offer.skuId, line)
    return { number: offer.number, added: true, skuId: offer.skuId, quantity, backOrdered: plan.backOrdered }
  })

  const ids = await basket.saveLines([...toSave.values()])
  return { answers, ids }
}

const toRefusedLine = ({ number }: Addition, refused: BasketRefusal): AddLineResult => ({
  number,
  added: false,
  refused,
})

type LineNotes = { warehouse: string | null; note: string; custNumber: string }

/** What was put in again since is newer: what is put back adds to it, and writes only where nothing is written. */
const putBackOnto = (line: LineNotes, addition: Addition): Addition => ({
  ...addition,
  custNumber: line.custNumber || addition.custNumber,
  note: line.note || addition.note,
  warehouse: line.warehouse ?? addition.warehouse,
})

const merged = (
  before: SavedLine | undefined,
  offer: BasketOffer,
  addition: Addition,
  quantity: number,
): SavedLine => ({
  offer,
  quantity,
  custNumber: addition.custNumber ?? before?.custNumber,
  warehouse: addition.warehouse ?? before?.warehouse,
  note: addition.note ?? before?.note,
  place: before?.place ?? addition.place,
})
