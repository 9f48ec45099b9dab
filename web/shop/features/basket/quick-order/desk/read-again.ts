import { readQuickOrder } from '../../../../../../contract/basket/quick-order.ts'
import { mostReadLines } from '../../../../../../rules/basket/quick-order.ts'
import { call } from '../../../../../api/call.ts'
import type { FoundLine } from '../lines/list-in-hand.ts'
import type { ReadLine } from '../queries.ts'
import type { ListLineInput } from '../saving/useSaveList.ts'
import type { ChangedList, ListDraftLine } from './list-draft.ts'

/**
 * Reads a list that was draft, at the prices and with the stock of now. What was asked back is asked as it was, with its
 * quantity and article number; what was not taken stays so.
 */
export async function readAgain({ lines, open }: Pick<ChangedList, 'lines' | 'open'>): Promise<FoundLine[]> {
  const numbers = [...new Set(open.flatMap((line) => line.numbers))]
  const [ready, candidates] = await Promise.all([
    readRows(lines),
    readRows(numbers.map((number) => ({ number, qty: 1, custNumber: '' }))),
  ])
  const products = new Map(candidates.flatMap((line) => line.candidates).map((product) => [product.number, product]))
  const asIs = ({ numbers, ...line }: ListDraftLine): FoundLine => {
    const found = numbers.flatMap((number) => products.get(number) ?? [])
    if (line.outcome === 'reject' || found.length > 0) return { ...line, candidates: found }
    // None of them is still sold.
    const rejected = candidates.find(({ outcome, typed }) => outcome === 'reject' && typed.startsWith(numbers[0] ?? ''))
    const { reason, msg } = rejected ?? line
    return { ...line, outcome: 'reject', candidates: [], reason, msg }
  }
  return [...ready, ...open.map(asIs)]
}

/** Under a heading, which names whose number is whose; as many texts as it takes. */
async function readRows(rows: readonly ListLineInput[]): Promise<ReadLine[]> {
  const texts: string[] = []
  for (let from = 0; from < rows.length; from += mostReadLines) {
    const part = rows.slice(from, from + mostReadLines)
    const written = part.map(({ number, qty, custNumber }) => `${quoted(number)}\t${qty}\t${quoted(custNumber)}`)
    texts.push(['number\tqty\tcustnumber', ...written].join('\n'))
  }
  const answers = await Promise.all(texts.map((text) => call(readQuickOrder, { body: { text } })))
  return answers.flatMap((answer) => answer.lines)
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
