import { isOutcomeUnknown } from '../../../../api/attempt.ts'
import { addressToReplace } from './invalid-options.ts'
import { isFinal } from './machine.ts'
import { isNotInBasket } from './notices/NotInBasket.tsx'
import { type CheckoutOrder, toRequest } from './order-request.ts'
import { type CheckoutState, ownOptions } from './step.ts'

/** Whether the order cannot be placed as it stands; `why` is why there is no preview of it. */
export function isBlocked(checkout: CheckoutState, order: CheckoutOrder, why: Error | null) {
  return (
    (why !== null && !isAnswerable(checkout, why)) ||
    checkout.typing ||
    toRequest(order, ownOptions(checkout)).lines.length === 0 ||
    isListOver(checkout, order) ||
    addressToReplace(checkout) !== null ||
    (checkout.preview?.disabled.length ?? 0) > 0
  )
}

/** Whether the list was ordered, rejected or deleted meanwhile. What was just ordered is closed by that. */
export const isListOver = ({ state }: CheckoutState, { list }: CheckoutOrder) =>
  (list?.state ?? 'open') !== 'open' && !isFinal(state)

// Where the answer was lost, what is no longer in the basket may be this order: sent again it is answered, not placed again.
const isAnswerable = ({ failure }: CheckoutState, why: Error) =>
  isNotInBasket(why) && failure !== null && isOutcomeUnknown(failure)
