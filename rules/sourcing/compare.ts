/** What each preference would make of an order, so that the customer can choose between days and parcels. */

import { lastArrival, planParcels, type Source, type SourcedLine, sourcingPreferences } from './plan.ts'

/** The plan of each preference with its last day (ISO date); none where all preferences come to the same. */
export function comparePlans(lines: readonly SourcedLine[], sources: readonly Source[]) {
  const plans = sourcingPreferences.map((preference) => {
    const parcels = planParcels(lines, sources, { preference })
    return {
      preference,
      parcels: parcels.map((parcel) => ({ warehouse: parcel.warehouse, pieces: addUp(parcel.pieces) })),
      lastOn: lastArrival(parcels, sources),
    }
  })
  const [first] = plans
  return plans.every((plan) => haveSameParcels(plan, first)) ? [] : plans
}

type Planned = { parcels: readonly { warehouse: string; pieces: number }[] }

const haveSameParcels = (one: Planned, other: Planned | undefined) =>
  JSON.stringify(one.parcels) === JSON.stringify(other?.parcels)

const addUp = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)
