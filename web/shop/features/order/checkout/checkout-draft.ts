import type { AddressDraft } from '../../../../../rules/address/form.ts'
import { backOrderChoices } from '../../../../../rules/order/back-order.ts'
import { orderTypes } from '../../../../../rules/order/order.ts'
import { sourcingPreferences } from '../../../../../rules/sourcing/plan.ts'
import type { PendingAttempt } from '../../../../api/attempt.ts'
import type { DraftCodec } from '../../../../api/draft.ts'
import type { CheckoutOptions } from '../queries.ts'
import type { OrderPlacement } from './order-request.ts'

/**
 * What is stored of an order that is not placed yet: its options; no price, no stock and nothing about replacements, which are
 * refetched. `typed` is a one-off address that is not in use yet, `coupon` such a code, `pendingAttempt` an order that was
 * sent and not answered.
 */
export type CheckoutDraft = {
  options: CheckoutOptions
  typed?: Partial<AddressDraft> | undefined
  coupon?: string | undefined
  pendingAttempt?: PendingAttempt<OrderPlacement> | undefined
}

/**
 * The draft of an order of these products. An order without any of them is another one: that of this basket was placed meanwhile,
 * in another window perhaps.
 */
export const checkoutDraftCodec = (numbers: readonly string[]): DraftCodec<CheckoutDraft> => ({
  empty: { options: {} },
  read: ({ of, options, typed, coupon, pendingAttempt }) =>
    Array.isArray(of) && of.some((number) => numbers.includes(number))
      ? {
          options: parseOptions(options),
          typed: isAddress(typed) ? typed : undefined,
          coupon: isText(coupon) ? coupon : undefined,
          pendingAttempt: isAttempt(pendingAttempt) ? pendingAttempt : undefined,
        }
      : undefined,
  write: (draft) => (hasSomething(draft) ? { of: numbers, ...draft } : undefined),
})

const hasSomething = ({ options, typed, coupon = '', pendingAttempt }: CheckoutDraft) =>
  typed !== undefined ||
  coupon !== '' ||
  pendingAttempt !== undefined ||
  Object.values(options).some((option) => option !== undefined && option !== '')

const isText = (value: unknown): value is string => typeof value === 'string'
const isName = (value: unknown) => isText(value) && value !== ''
const isId = (value: unknown) => Number.isInteger(value)
const isOneAmong = (choices: readonly string[]) => (value: unknown) => choices.some((choice) => choice === value)
const isAddress = (value: unknown): value is Partial<AddressDraft> =>
  typeof value === 'object' && value !== null && Object.values(value).every(isText)

function isAttempt(value: unknown): value is PendingAttempt<OrderPlacement> {
  const { key, content }: Record<string, unknown> = Object(value)
  const { lines, revision }: Record<string, unknown> = Object(content)
  return isText(key) && isText(revision) && Array.isArray(lines)
}

const optionChecks: Record<keyof CheckoutOptions, (value: unknown) => boolean> = {
  orderType: isOneAmong(orderTypes),
  shipFrom: isName,
  shipVia: isName,
  addressId: isId,
  oneOffAddress: isAddress,
  billToId: isId,
  keepAddress: (value) => value === true,
  poNumber: isText,
  instruction: isText,
  backOrders: isOneAmong(backOrderChoices),
  sourcing: isOneAmong(sourcingPreferences),
  // What a page of the version before has stored.
  splitByWarehouse: () => false,
  forwarderId: isId,
  forwarderName: isText,
  packingListId: isId,
  carrierLabelId: isId,
  couponCode: isText,
}

function parseOptions(stored: unknown): CheckoutOptions {
  const options: Record<string, unknown> = Object(stored)
  const validOptions = Object.entries(optionChecks).filter(([name, isFit]) => isFit(options[name]))
  return Object.fromEntries(validOptions.map(([name]) => [name, options[name]]))
}
