import { useState } from 'react'
import { type OrderChange, orderChanges } from '../../../../rules/order-changes.ts'
import type { Preview } from './queries.ts'

type Shown = {
  /** What its buyer wishes and decides: what follows from that is no news to him. */
  own: string
  preview: Preview | undefined
  /** The server's answer to these wishes, not one that is still shown. */
  isAnswer: boolean
}

/** What became of the order since its buyer saw it first as he wishes it: by an order that was refused, or meanwhile. */
export function useUnseen({ own, preview, isAnswer }: Shown) {
  const [seen, setSeen] = useState<{ own: string; preview: Preview }>()
  if (preview && isAnswer && seen?.own !== own) setSeen({ own, preview })
  const isOther = preview && seen?.own === own && seen.preview.revision !== preview.revision
  const changes: OrderChange[] | undefined = isOther ? orderChanges(seen.preview, preview) : undefined
  return { changes, saw: (confirmed: Preview) => setSeen({ own, preview: confirmed }) }
}
