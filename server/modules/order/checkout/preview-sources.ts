/** The warehouses that an order can leave from. */

import type { Money } from '../../../../rules/catalogue/price/money.ts'
import { ownForwarder } from '../../../../rules/shipping/forwarder.ts'
import { deliveryDay, nextCutOff, promisedOn, shippingCost } from '../../../../rules/shipping/shipping.ts'
import type { Source } from '../../../../rules/sourcing/plan.ts'
import { destinationClosedDays, workingCalendar } from '../../catalogue/availability/closed-days.ts'
import type { Place } from './preview.queries.ts'
import type { Destination } from './preview-destination.ts'

type Departure = { warehouses: readonly Place[]; home: string; shipVia: string | undefined; now: Date }

/**
 * The warehouses with a carrier to this address: by the one that is asked for, where it carries from there, else by the
 * cheapest. `goods` is the value of the whole order, from which sending may cost nothing.
 */
export const orderSources = (
  { rates, shipTo }: Pick<Destination, 'rates' | 'shipTo'>,
  { warehouses, home, shipVia, now }: Departure,
  goods: Money,
): Source[] =>
  warehouses.flatMap((place) => {
    const carried = rates.filter(({ warehouse }) => warehouse === place.code)
    const rate = carried.find(({ carrier }) => carrier === shipVia) ?? carried[0]
    if (!rate) return []
    const isFetched = shipVia === ownForwarder
    const calendar = workingCalendar(place, now)
    return {
      warehouse: place.code,
      arrivesOn: isFetched
        ? nextCutOff(now, calendar).leavesOn
        : deliveryDay(promisedOn(now, calendar, rate.daysMax), calendar.closedDays, destinationClosedDays(shipTo, now)),
      price: isFetched ? 0 : shippingCost(rate, goods),
      own: place.code === home,
    }
  })
