import { apiPrefix } from '../../contract/endpoint.ts'

const query = (fields: Record<string, string | number | boolean>) =>
  `${apiPrefix}/goods/sku/freedom/query?${new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]))}`

/** Lists as buyers open them: by class, brand, colour, stock, further pages, other orders. */
export const lists = [
  { classId: 102 },
  { classId: 104 },
  { classId: 105 },
  { classId: 103 },
  { classId: 109 },
  { classId: 102, brandId: 1 },
  { classId: 102, brandId: 3, colour: 'K' },
  { classId: 104, brandId: 2, sort: 'name' },
  { classId: 104, colour: 'PBK' },
  { brandId: 5 },
  { brandId: 9, sort: 'yield' },
  { classId: 102, inStock: true },
  { classId: 102, pageNum: 5 },
  { classId: 102, sort: 'newest' },
  { inStock: true, sort: 'yield', pageNum: 3 },
].map(query)

/** Searches as buyers type them: numbers in their spellings, printers, parts, words, slips. */
const keywords = [
  'CF259A',
  'cf-259x',
  'HP 59A',
  '106r1294',
  '106R01294',
  'tn-2420',
  'TN 2410',
  'C13T07114010',
  'T0711',
  '3480B002AA',
  'hl-l2350dw',
  'hl l2350',
  'laserjet m404',
  'officejet pro 8710',
  'CF2',
  '259',
  '2420',
  'hp toner black',
  'brother trommel',
  'CF2S9A',
  'TN24I0',
]
export const searches = keywords.map((keyword) => query({ keyword }))

export const product = (id: number) => `${apiPrefix}/goods/sku/freedom/${id}`

/** Pages as visitors open them. */
export const pages = ['/', '/list/toner?classId=102', '/search?keyword=hl-l2350dw', '/pd/product?sku_id=5']

/** The one with the first of the lists. */
export const page = '/list/toner?classId=102'
