import Type from 'typebox'
import { makes, sortings, yieldBands } from '../../rules/catalogue/product/catalogue.ts'
import { endpoint } from '../endpoint.ts'
import { Id, IsoDate, Keyword, Nullable, Paging, TypedNumber } from '../wire.ts'
import { ProductName } from './name.ts'
import { Counterpart, ListedSku, Sku } from './sku.ts'
import { OfSite, SkuFilter } from './sku-filter.ts'
import { ProductNumbers, ProductSummary } from './summary.ts'

/** Labels with language suffixes; a missing one falls back to English (specification section 1). */
export const Labels = {
  nameEn: Type.String(),
  nameCn: Type.String(),
  nameDe: Type.String(),
  nameIt: Type.String(),
  nameFr: Type.String(),
  namePl: Type.String(),
}

export const ProductClass = Type.Object({ classId: Id, kind: Type.String(), ...Labels }, { title: 'ProductClass' })
export const Brand = Type.Object({ brandId: Id, name: Type.String() }, { title: 'Brand' })
export const Series = Type.Object({ seriesId: Id, brandId: Id, name: Type.String() }, { title: 'Series' })
export const Model = Type.Object(
  {
    modelId: Id,
    brandId: Id,
    seriesId: Id,
    name: Type.String({ description: 'The full name with its brand' }),
    technology: Type.String(),
    colour: Type.String(),
  },
  { title: 'Model' },
)

export const listClasses = endpoint({
  method: 'GET',
  path: '/goods/goodsclass/freedom/list',
  access: 'anyone',
  sameForVisitors: true,
  summary: 'List the product classes.',
  reply: Type.Array(ProductClass),
})

export const listBrands = endpoint({
  method: 'GET',
  path: '/clientsystem/goods/client/brands',
  access: 'anyone',
  sameForVisitors: true,
  summary: 'List the brands that have products, of one class or of all.',
  query: Type.Object({ classId: Type.Optional(Id) }),
  reply: Type.Array(Brand),
})

export const listSeries = endpoint({
  method: 'GET',
  path: '/goods/series/freedom/selectByBrandId/:id',
  access: 'anyone',
  sameForVisitors: true,
  summary: 'List the printer series of a brand.',
  params: Type.Object({ id: Id }),
  reply: Type.Array(Series),
})

export const listModels = endpoint({
  method: 'GET',
  path: '/goods/model/freedom/selectBySeriesId/:id',
  access: 'anyone',
  sameForVisitors: true,
  summary: 'List the printer models of a series.',
  params: Type.Object({ id: Id }),
  reply: Type.Array(Model),
})

export const findSkus = endpoint({
  method: 'GET',
  path: '/goods/sku/freedom/query',
  access: 'anyone',
  sameForVisitors: true,
  summary:
    'Search products by keyword and filters: exact number first, then prefix, then what fits the printer, then similar ones.',
  query: Type.Object({
    ...SkuFilter,
    sort: Type.Optional(Type.Enum([...sortings])),
    t: Type.Optional(Type.Integer({ description: 'Asks for a fresh answer' })),
    ...Paging,
  }),
  reply: Type.Object({
    rows: Type.Array(ListedSku),
    total: Type.Integer(),
    totalIsMinimum: Type.Boolean({ description: 'There are more than `total`; the count was cut off' }),
    models: Type.Array(Type.Object({ ...Model.properties, skuCount: Type.Integer() }), {
      description: 'Printers that the keyword names, best first, at most ten',
    }),
    leftOut: Type.Array(Type.String(), { description: 'Words of the keyword that nothing knows, as they were typed' }),
    corrected: Type.Array(Type.Object({ typed: Type.String(), meant: Type.String() }), {
      description: 'Words that were taken for others',
    }),
    fault: Type.Optional(
      Type.String({ description: 'Why a code that was scanned names no product, where nothing was found' }),
    ),
  }),
})

const Count = Type.Object({ id: Type.Integer(), name: Type.String(), count: Type.Integer() }, { title: 'FacetCount' })

export const countSkus = endpoint({
  method: 'GET',
  path: '/goods/sku/freedom/list/stat',
  access: 'anyone',
  sameForVisitors: true,
  summary: 'Count the results of the same search by class, brand, series, colour, yield, make and stock.',
  query: Type.Object(SkuFilter),
  reply: Type.Object({
    classes: Type.Array(Count),
    brands: Type.Array(Count),
    series: Type.Array(Count),
    colours: Type.Array(Type.Object({ colour: Type.String(), count: Type.Integer() })),
    yields: Type.Array(Type.Object({ band: Type.Enum([...yieldBands]), count: Type.Integer() })),
    makes: Type.Array(Type.Object({ make: Type.Enum([...makes]), count: Type.Integer() })),
    inStock: Type.Integer(),
    total: Type.Integer(),
  }),
})

export const getSku = endpoint({
  method: 'GET',
  path: '/goods/sku/freedom/:id',
  access: 'anyone',
  sameForVisitors: true,
  summary: 'Retrieve a product with everything that its page shows.',
  params: Type.Object({ id: Id }),
  query: Type.Object(OfSite),
  reply: Type.Object({
    ...Sku.properties,
    description: Type.String({ description: 'In the language of the call, else in English' }),
    className: Type.Object(Labels),
    seriesId: Nullable(Id),
    series: Type.String(),
    weightGrams: Type.Integer(),
    attributes: Type.Array(Type.Object({ name: Type.String(), value: Type.String(), ...Labels })),
    numbers: Type.Array(Type.Object({ kind: Type.String(), number: Type.String() })),
    images: Type.Array(Type.String()),
    models: Type.Array(Type.Object({ modelId: Id, name: Type.String() })),
    arrivals: Type.Array(Type.Object({ warehouse: Type.String(), expectedOn: IsoDate, quantity: Type.Integer() })),
    counterparts: Type.Array(Counterpart, {
      description: 'What does the same by the maker’s number: the original of ours, or ours of an original',
    }),
    replacedBy: Nullable(Type.Object({ id: Id, number: Type.String(), ...ProductName })),
  }),
})

export const listRelated = endpoint({
  method: 'GET',
  path: '/goods/rela/freedom/list',
  access: 'anyone',
  sameForVisitors: true,
  summary:
    'List related products: what else the printer needs, what is bought together with a product, and what sells well beside it.',
  query: Type.Object({ number: TypedNumber, ...OfSite }),
  reply: Type.Object({
    completeSet: Type.Array(Sku, {
      description:
        'The other colours and the drum of its printers, of its make where there is one; not the product itself',
    }),
    boughtTogether: Type.Array(Sku),
    hot: Type.Array(Sku),
    otherYields: Type.Array(Type.Object({ id: Id, ...ProductNumbers, yieldPages: Type.Integer() }), {
      description: 'The same cartridge with other yields, the lowest first',
    }),
  }),
})

export const getPrinter = endpoint({
  method: 'GET',
  path: '/goods/model/freedom/:id',
  access: 'anyone',
  sameForVisitors: true,
  summary: 'Retrieve a printer and all that fits it, by kind.',
  params: Type.Object({ id: Id }),
  query: Type.Object(OfSite),
  reply: Type.Object({
    ...Model.properties,
    brand: Type.String(),
    series: Type.String(),
    groups: Type.Array(Type.Object({ classId: Id, kind: Type.String(), ...Labels, skus: Type.Array(ListedSku) }), {
      description:
        'In the order toner, kit, ink, drum, label, furniture; within by colour, then yield. At most 200 SKUs in all',
    }),
    total: Type.Integer(),
  }),
})

export const suggest = endpoint({
  method: 'GET',
  path: '/goods/suggest/freedom/list',
  access: 'anyone',
  sameForVisitors: true,
  summary: 'Suggest products whose number begins with or contains what was typed, and printers of that name.',
  query: Type.Object({ keyword: Keyword, ...OfSite }),
  reply: Type.Object({
    numbers: Type.Array(
      Type.Object({
        id: Id,
        ...ProductSummary,
        ...Type.Pick(Sku, ['brand', 'status', 'stock', 'price']).properties,
      }),
      { description: 'Eight at most, in the order of the search' },
    ),
    models: Type.Array(Type.Object({ modelId: Id, name: Type.String(), skuCount: Type.Integer() })),
  }),
})
