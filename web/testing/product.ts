import type { getSku } from '../../contract/catalogue/catalogue.ts'
import type { Reply } from '../../contract/endpoint.ts'

type ProductDetail = Reply<typeof getSku>

const label = (name: string) => ({ nameEn: name, nameCn: name, nameDe: name, nameFr: name, nameIt: name, namePl: name })

/** A toner of the maker as its page shows it, without a price. */
export const toner: ProductDetail = {
  id: 4,
  number: 'AS-100004',
  oemCode: 'CF259A',
  shortName: '59A',
  name: 'HP 59A toner, black',
  names: null,
  brand: 'HP',
  brandId: 1,
  classId: 102,
  colour: 'K',
  yieldPages: 3_000,
  yieldStandard: 'ISO/IEC 19752',
  ownMake: false,
  unionCode: null,
  boxBarcode: null,
  productBarcode: null,
  status: 'active',
  image: null,
  pictureVersion: 'a1b2c3d4e5',
  printers: ['HP LaserJet Pro M404'],
  printerCount: 1,
  stock: { total: 29, nl: 22, byWarehouse: [], expectedOn: null, expectedQty: 0 },
  description: '',
  className: label('Toner'),
  seriesId: null,
  series: '',
  weightGrams: 0,
  attributes: [],
  numbers: [],
  images: [],
  models: [{ modelId: 7, name: 'HP LaserJet Pro M404' }],
  arrivals: [],
  counterparts: [],
  replacedBy: null,
}

/** What is known of a product beside: a tape's width. */
export const attribute = (name: string, value: string) => ({ name, value, ...label(name) })
