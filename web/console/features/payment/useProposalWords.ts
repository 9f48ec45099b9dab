import { useFormat } from '../../../ui/language/format.ts'
import { useText } from '../../../ui/language/language.tsx'
import type { Entry } from './queries.ts'

/** What an entry seems to pay, or what came of it, in a sentence. */
export function useProposalWords() {
  const text = useText()
  const { list } = useFormat()
  return ({ status, mayPay, proposal, numbers, note, equalTo }: Entry) => {
    if (status === 'ignored') return note
    if (status === 'settled')
      return numbers.length > 0 ? text('money.settled', { numbers: list(numbers) }) : text('money.kept')
    if (!mayPay) return text('money.not_in')
    if (!proposal) return text(equalTo ? 'money.unclear_equal' : 'money.unclear')
    const named = { numbers: list(proposal.items.map(({ number }) => number)) }
    const { because } = proposal
    return text(
      because === 'reference' || because === 'number' ? `money.clears_${because}` : `money.suggests_${because}`,
      named,
    )
  }
}
