/** Why pieces of a shipment cannot be picked: they are not there, cannot be sold, or lie elsewhere in the warehouse. */
export const shortPickReasons = ['missing', 'damaged', 'misplaced'] as const
export type ShortPickReason = (typeof shortPickReasons)[number]

/** What becomes of pieces that cannot be picked. */
export type ShortPickEffect = {
  /** How the stock ledger books them off the shelf; null where they are still in the warehouse and stay promised to the order. */
  move: 'correction' | 'scrap' | null
  /** Whether the whole shipment ends: nothing is left in it, or its customer wants all at once. */
  endsShipment: boolean
}

const moves = { missing: 'correction', damaged: 'scrap', misplaced: null } as const

type ShortLine = {
  found: number
  reason: ShortPickReason
  /** Pieces of the other lines of the shipment. */
  others: number
  leavesWhole: boolean
}

/** What a short pick of a line leads to: `found` pieces of it are left. */
export const shortPickEffect = ({ found, reason, others, leavesWhole }: ShortLine): ShortPickEffect => ({
  move: moves[reason],
  endsShipment: leavesWhole || found + others === 0,
})
