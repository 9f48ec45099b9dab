import type { Reply } from '../../../../../contract/endpoint.ts'
import type { getSku } from '../../../../../contract/product/catalogue.ts'

export type ProductDetail = Reply<typeof getSku>
