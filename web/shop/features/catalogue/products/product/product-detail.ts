import type { getSku } from '../../../../../../contract/catalogue/catalogue.ts'
import type { Reply } from '../../../../../../contract/endpoint.ts'

export type ProductDetail = Reply<typeof getSku>
