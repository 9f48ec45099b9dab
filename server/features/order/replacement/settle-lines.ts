import { decidedLines } from '../../../../rules/order/replacement.ts'
import type { Tx } from '../../../db/database.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import { Refusal } from '../../../http/refuse.ts'
import { type Addition, addLines } from '../basket/add-lines.ts'
import { basketQueries } from '../basket/basket.queries.ts'
import { findDisabledLines, wordsOn } from './disabled-lines.queries.ts'

type Item = { shoppingCartId: number; replacement: string | null }

/**
 * Replaces lines whose products are not sold any more, or takes them out. Refuses all where one is not the caller's, is
 * gone already, or is sold again, and where what takes its place cannot be put in.
 */
export async function settleLines(tx: Tx, caller: CustomerCaller, items: readonly Item[], now: Date) {
  const basket = basketQueries(tx, caller, now)
  // Of two who settle the same line at once the second finds it gone, so nothing is put in twice.
  await basket.lock()
  const decided = new Map(items.map(({ shoppingCartId, replacement }) => [shoppingCartId, replacement]))
  const disabledLines = await findDisabledLines(tx, caller, [...decided.keys()])
  if (disabledLines.length !== decided.size) throw new Refusal('gone.basket_line')
  await basket.remove([...decided.keys()])

  const decisions = Object.fromEntries(disabledLines.map(({ id, number }) => [number, decided.get(id) ?? null]))
  const lines = decidedLines(disabledLines, decisions)
  const existing = await wordsOn(
    tx,
    caller,
    lines.map(({ number }) => number),
  )
  const additions = lines.map((line) => toAddition(line, existing.get(line.number)))
  const { answers } = await addLines(tx, caller, additions, now)
  for (const [at, answer] of answers.entries()) {
    const index = items.findIndex(({ shoppingCartId }) => shoppingCartId === lines[at]?.id)
    if (!answer.added) throw new Refusal(answer.refused, { fields: [`items.${index}.replacement`] })
  }
}

type Words = { custNumber: string; note: string; warehouse: string | null }

/** A line as it is put in; what is written on the line of that product already stays. */
function toAddition(
  line: Words & { number: string; qty: number; place: number },
  existing: Words | undefined,
): Addition {
  return {
    number: line.number,
    qty: line.qty,
    place: line.place,
    custNumber: existing?.custNumber ? undefined : line.custNumber || undefined,
    note: existing?.note ? undefined : line.note || undefined,
    warehouse: existing?.warehouse ? undefined : (line.warehouse ?? undefined),
  }
}
