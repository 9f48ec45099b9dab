import { addWorkingDays } from '../shipping/shipping.ts'

/** What a site does with orders by itself, and after what time; null for never. */
export type OrderAutomation = {
  /** A submitted order is released; until then its customer may cancel it. */
  releaseAfterMinutes: number | null
  /** What has left counts as delivered so many working days after its promised day. */
  deliveredAfterDays: number | null
  /** An order in advance that is not paid is cancelled. */
  cancelUnpaidAfterDays: number | null
}

export type AutomationField = keyof OrderAutomation

/** The least and the most that may be set. */
export const automationBounds: Readonly<Record<AutomationField, readonly [least: number, most: number]>> = {
  releaseAfterMinutes: [0, 10_080],
  deliveredAfterDays: [1, 60],
  cancelUnpaidAfterDays: [8, 90],
}

const automationFields = Object.keys(automationBounds) as AutomationField[]

/** The fields that are out of their bounds. */
export const automationFaults = (automation: OrderAutomation): Partial<Record<AutomationField, 'invalid'>> =>
  Object.fromEntries(
    automationFields.flatMap((field) => {
      const [value, [least, most]] = [automation[field], automationBounds[field]]
      const isGood = value === null || (Number.isInteger(value) && value >= least && value <= most)
      return isGood ? [] : [[field, 'invalid']]
    }),
  )

/** So many days before an unpaid order is cancelled, its customer is reminded. */
export const reminderDays = 7

type Sent = { promisedOn: string | null; shippedOn: string; today: string }

/** Whether what left counts as delivered by now: so many working days after the day it was promised for, or left if that is later. ISO dates. */
export const countsAsDelivered = (
  { promisedOn, shippedOn, today }: Sent,
  afterDays: number,
  closedDays: readonly string[],
) => {
  const from = promisedOn !== null && promisedOn > shippedOn ? promisedOn : shippedOn
  return addWorkingDays(from, afterDays, closedDays) < today
}
