import type { getPromotion } from '../../contract/catalogue/promotion.ts'
import type { Reply } from '../../contract/endpoint.ts'

/** A percentage off everything. */
export const promotion: Reply<typeof getPromotion> = {
  promotionId: 3,
  title: 'Autumn',
  type: 'percentage',
  value: 12.5,
  buy: null,
  free: null,
  discountPercent: null,
  currency: 'EUR',
  products: null,
  className: '',
  brand: '',
  startsOn: '2026-11-01',
  endsOn: '2026-11-30',
  status: 'running',
}
