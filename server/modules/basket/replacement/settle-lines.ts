import { decidedLines } from '../../../../rules/basket/replacement.ts'
import type { Tx } from '../../../db/database.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import { Refusal } from '../../../http/refuse.ts'
import { type Addition, addLines } from '../basket/add-lines.ts'
import { basketQueries } from '../basket/basket.queries.ts'
import { findDisabledLines, findOwnLine, wordsOn } from './disabled-lines.queries.ts'

type Item = { shoppingCartId: number; replacement: string | null }

/**
 * Replaces lines whose products are discontinued, or takes them out. Refuses all where one is not the caller's, is
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
  const answers = await addReplacements(tx, caller, lines, now)
  for (const [at, answer] of answers.entries()) {
    const index = items.findIndex(({ shoppingCartId }) => shoppingCartId === lines[at]?.id)
    if (!answer.added) throw new Refusal(answer.refused, { fields: [`items.${index}.replacement`] })
  }
}

type Swap = { shoppingCartId: number; number: string }

/**
 * Puts another product into the place of a line, such as our compatible for an original. Refuses a line that is not the
 * caller's or is gone, and a product that cannot be put in.
 */
export async function replaceLine(tx: Tx, caller: CustomerCaller, { shoppingCartId, number }: Swap, now: Date) {
  const basket = basketQueries(tx, caller, now)
  await basket.lock()
  const line = await findOwnLine(tx, caller, shoppingCartId)
  if (!line) throw new Refusal('gone.basket_line')
  await basket.remove([line.id])
  const [answer] = await addReplacements(tx, caller, [{ ...line, number }], now)
  if (answer && !answer.added) throw new Refusal(answer.refused, { fields: ['number'] })
}

type Replacement = Words & { number: string; qty: number; place: number }

async function addReplacements(tx: Tx, caller: CustomerCaller, lines: readonly Replacement[], now: Date) {
  const existing = await wordsOn(
    tx,
    caller,
    lines.map(({ number }) => number),
  )
  const additions = lines.map((line) => toAddition(line, existing.get(line.number)))
  const { answers } = await addLines(tx, caller, additions, now)
  return answers
}

type Words = { custNumber: string; note: string; warehouse: string | null }

/** A line as it is put in; what is written on the line of that product already stays. */
function toAddition(line: Replacement, existing: Words | undefined): Addition {
  return {
    number: line.number,
    qty: line.qty,
    place: line.place,
    custNumber: existing?.custNumber ? undefined : line.custNumber || undefined,
    note: existing?.note ? undefined : line.note || undefined,
    warehouse: existing?.warehouse ? undefined : (line.warehouse ?? undefined),
  }
}
