import type { Decisions } from '../../../../../rules/basket/replacement.ts'
import { type OrderChange, orderChanges, toShownOrder } from '../../../../../rules/order/changes.ts'
import type { CheckoutOptions, Preview } from '../queries.ts'

/** What the customer has of their order in hand: what follows from it is no news to them. */
export type Own = { options: CheckoutOptions; decisions: Decisions }

/** The order as they first saw it with these options. */
export type ShownOrder = { own: string; decisions: Decisions; preview: Preview }

/** The order is seen as it is now. */
export const see = (own: Own, preview: Preview): ShownOrder => ({ own: ownKey(own), decisions: own.decisions, preview })

/** The order as it was seen, once the server has answered: with other options, all but what they change stays seen. */
export function seeAnswer(shown: ShownOrder | undefined, own: Own, preview: Preview): ShownOrder {
  if (!shown) return see(own, preview)
  if (shown.own === ownKey(own)) return shown
  const still = toShownOrder(shown.preview, preview, changedByOwn(shown, { decisions: own.decisions, preview }))
  return see(own, still ?? preview)
}

/** What changed in the order since it was seen, by a refused order or meanwhile; undefined where it is the same. */
export function changesSince(shown: ShownOrder | undefined, own: Own, preview: Preview): OrderChange[] | undefined {
  if (shown?.own !== ownKey(own)) return undefined
  const changes = orderChanges(shown.preview, preview)
  return changes.length > 0 || shown.preview.revision !== preview.revision ? changes : undefined
}

/** Nothing but the attachments differs, which stand on the page as soon as they are sent. */
export const isAsShown = (shown: Preview, preview: Preview) =>
  orderChanges(shown, preview).every(({ what }) => what === 'files') &&
  JSON.stringify(shown.warnings) === JSON.stringify(preview.warnings)

/** Nothing of the order follows from what is only written on it. */
function ownKey({ options, decisions }: Own) {
  const { poNumber: _number, instruction: _instruction, keepAddress: _kept, ...others } = options
  return JSON.stringify([others, decisions])
}

type DecidedPreview = { decisions: Decisions; preview: Preview }

function changedByOwn(before: DecidedPreview, now: DecidedPreview) {
  const numbers = Object.keys({ ...before.decisions, ...now.decisions })
  const decided = numbers.flatMap((number) => {
    const [was, is] = [before.decisions[number], now.decisions[number]]
    return was === is ? [] : [number, was ?? '', is ?? '']
  })
  const reduced = [before, now].some(({ preview }) => preview.backOrders === 'reduce')
  return { decided: new Set(decided), reduced }
}
