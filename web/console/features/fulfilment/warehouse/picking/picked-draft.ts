import type { PickedPieces } from '../../../../../../rules/fulfilment/shipment/picking.ts'
import { type DraftCodec, loadDraft } from '../../../../../api/draft.ts'
import { useSession } from '../../../../../api/session/session.ts'

export const pickedCodec: DraftCodec<{ pieces: PickedPieces }> = {
  empty: { pieces: {} },
  read: ({ pieces }) => {
    const counted = Object.entries(Object(pieces)).filter(([, count]) => Number.isInteger(count))
    return { pieces: Object.fromEntries(counted) as PickedPieces }
  },
  write: (draft) => draft,
}

/** Reads how many pieces of a shipment were scanned in this window so far; undefined where scanning has not begun. */
export function usePickedCount() {
  const by = useSession()?.user.accountId ?? 0
  return (shipmentId: number) => {
    const found = loadDraft({ kind: 'picking', by, name: String(shipmentId) }, pickedCodec)
    return found && Object.values(found.pieces).reduce((sum, count) => sum + count, 0)
  }
}
