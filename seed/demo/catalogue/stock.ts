import { addDays, isoDay } from '../../../rules/shipping/day.ts'
import { between, chance } from '../../chance.ts'
import type { Fields } from '../../fields.ts'
import { warehouses } from '../../reference/reference-data.ts'

/** How many pieces of a product lie in a warehouse; the Netherlands and the US hold most, every tenth shelf is empty, and so are those of what is announced. */
function guessOnHand(product: Fields, warehouse: string): number {
  if (product.status === 'announced') return 0
  const seed = `stock ${product.number} ${warehouse}`
  const holds = { NL: 0.85, US: 0.7, UK: 0.45, IT: 0.4, FR: 0.4, PL: 0.35 }[warehouse] ?? 0
  if (chance(`holds ${seed}`) >= holds) return 0
  const most = { '111': 30, '104': 400 }[product.class_id ?? ''] ?? 220
  return between(1, Math.ceil(most * chance(`size ${product.number}`) ** 2) + 3, seed)
}

/** Lines of a stock file: what lies where, and what arrives when; about ten days is in transit (specification). */
export function* demoStock(products: Fields[], now: Date): Generator<Fields> {
  for (const product of products) {
    for (const { code: warehouse } of warehouses) {
      const onHand = guessOnHand(product, warehouse)
      const seed = `arrival ${product.number} ${warehouse}`
      const arrives = (warehouse === 'NL' || warehouse === 'US') && chance(seed) < (onHand === 0 ? 0.75 : 0.15)
      if (onHand === 0 && !arrives) continue
      yield {
        number: product.number ?? '',
        warehouse,
        on_hand: String(onHand),
        expected_on: arrives ? addDays(isoDay(now), between(5, 16, `day ${seed}`)) : '',
        expected_qty: arrives ? String(between(1, 12, `pieces ${seed}`) * 10) : '',
        reference: arrives ? `PO-26-${between(401, 460, `order ${seed}`)}` : '',
      }
    }
  }
}
