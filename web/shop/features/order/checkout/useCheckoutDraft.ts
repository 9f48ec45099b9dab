import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSession } from '../../../../api/session.ts'
import type { CheckoutOptions } from '../queries.ts'
import { type CheckoutDraft, loadDraft, saveDraft } from './checkout-draft.ts'

const empty: CheckoutDraft = { options: {} }

/**
 * The draft of an order that this window has stored, and how to store more of it: somebody who follows a link to a product, goes
 * back or reloads finds their order as it was. A placed order leaves no draft.
 */
export function useCheckoutDraft(order: string, numbers: readonly string[]) {
  const by = useSession()?.user.accountId ?? 0
  const [draft] = useState(() => loadDraft({ by, order, numbers }))
  const current = useRef(draft ?? empty)
  const isOver = useRef(false)
  return {
    draft,
    update: (change: Partial<CheckoutDraft>) => {
      if (isOver.current) return
      current.current = { ...current.current, ...change }
      saveDraft({ by, order, numbers }, current.current)
    },
    forget: () => {
      isOver.current = true
      saveDraft({ by, order, numbers }, null)
    },
  }
}

/** Stores the options once they differ from those that the page was opened with. */
export function useDraftUpdates(stored: ReturnType<typeof useCheckoutDraft>, options: CheckoutOptions) {
  const [first] = useState(options)
  const update = useEffectEvent(stored.update)
  useEffect(() => {
    if (options !== first) update({ options })
  }, [first, options])
}
