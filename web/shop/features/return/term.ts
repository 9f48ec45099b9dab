import type { ReturnKind, ReturnReason } from '../../../../rules/return/return.ts'
import { useFormat } from '../../../ui/language/format.ts'
import { useText } from '../../../ui/language/language.tsx'
import type { ReturnableLine, ReturnDetail } from './queries.ts'

export type Term = NonNullable<ReturnDetail['lines'][number]['term']>

/** The term of a line for what is claimed of it: goods that came broken have one of their own. */
export const findTerm = ({ terms }: Pick<ReturnableLine, 'terms'>, type: ReturnKind, reason: ReturnReason | '' = '') =>
  type === 'quality' && reason === 'broken' ? terms.broken : terms[type]

/** Whether anything of it may come back, for whatever cause. */
export const isReturnable = ({ isDelivered, returnable, terms }: ReturnableLine) =>
  isDelivered && returnable > 0 && Object.values(terms).some(({ isLate }) => !isLate)

/** Says by which term something comes back, until when and at what cost. */
export function useTermWords() {
  const text = useText()
  const { day, number } = useFormat()
  return ({ kind, until, feePercent, isLate }: Term) => {
    if (isLate) return text('rma.term_over', { date: day(until) })
    const cost = feePercent > 0 ? text('rma.costs', { percent: number(feePercent) }) : text('rma.costs_nothing')
    return `${text(`rma.term_${kind}`, { date: day(until) })} · ${cost}`
  }
}
