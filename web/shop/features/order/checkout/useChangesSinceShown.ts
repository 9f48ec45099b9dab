import { useState } from 'react'
import { orderChanges, seenStill } from '../../../../../rules/order/changes.ts'
import type { Decisions } from '../../../../../rules/order/replacement.ts'
import type { CheckoutOptions, Preview } from '../queries.ts'

type Shown = {
  /** The options and decisions of the customer: what follows from them is no news. */
  options: CheckoutOptions
  decisions: Decisions
  preview: Preview | undefined
  /** The server's answer to these options, not one that is still shown. */
  isAnswer: boolean
}

/** What changed in the order since the customer first saw it with these options: by a refused order, or meanwhile. */
export function useChangesSinceShown({ options, decisions, preview, isAnswer }: Shown) {
  const [seen, setSeen] = useState<{ own: string; decisions: Decisions; preview: Preview }>()
  // Nothing of the order follows from what is only written on it.
  const { poNumber: _number, instruction: _instruction, keepAddress: _kept, ...others } = options
  const own = JSON.stringify([others, decisions])
  if (preview && isAnswer && seen?.own !== own) {
    const still = seen && seenStill(seen.preview, preview, ownOf(seen, { decisions, preview }))
    setSeen({ own, decisions, preview: still ?? preview })
  }
  const isAnswered = preview && seen?.own === own
  const changes = isAnswered ? orderChanges(seen.preview, preview) : []
  const isOther = isAnswered && (changes.length > 0 || seen.preview.revision !== preview.revision)
  return {
    changes: isOther ? changes : undefined,
    show: (confirmed: Preview) => setSeen({ own, decisions, preview: confirmed }),
  }
}

type Answered = { decisions: Decisions; preview: Preview }

function ownOf(before: Answered, now: Answered) {
  const numbers = Object.keys({ ...before.decisions, ...now.decisions })
  const decided = numbers.flatMap((number) => {
    const [was, is] = [before.decisions[number], now.decisions[number]]
    return was === is ? [] : [number, was ?? '', is ?? '']
  })
  const reduced = [before, now].some(({ preview }) => preview.backOrders === 'reduce')
  return { decided: new Set(decided), reduced }
}
