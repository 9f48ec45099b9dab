import { kindOfClass } from '../../../rules/catalogue/product/catalogue.ts'
import type { Tx } from '../../../server/db/database.ts'
import type { Fields } from '../../fields.ts'

type Attribute = { name: string; value: string }

/** What the words beside a product's numbers say of its size: `D1 12 mm standard`, `28 x 89 mm address labels`. */
function toAttributes({ class_id, alt_numbers = '', colour }: Fields): Attribute[] {
  const kind = kindOfClass(Number(class_id))
  if (kind === 'label') {
    const size = /(\d+) x (\d+) mm/.exec(alt_numbers)
    if (size) return [{ name: 'size', value: `${size[1]} × ${size[2]} mm` }]
    const width = /([\d.]+) mm/.exec(alt_numbers)
    return width ? [{ name: 'width', value: `${width[1]} mm` }] : []
  }
  const pieces = kind === 'kit' || kind === 'ink' ? readPieces(`${alt_numbers} ${colour}`) : undefined
  return pieces ? [{ name: 'pieces', value: String(pieces) }] : []
}

function readPieces(words: string) {
  if (/dual pack|twin pack/.test(words)) return 2
  if (/\bCMYK\b|4-pack/.test(words)) return 4
  return /\bCMY\b|3-pack/.test(words) ? 3 : undefined
}

/** Attributes of the demo's products, by their item numbers. */
export async function seedAttributes(tx: Tx, products: readonly Fields[]) {
  const ids = new Map(
    (await tx.selectFrom('skus').select(['id', 'number']).execute()).map((sku) => [sku.number, sku.id]),
  )
  const rows = products.flatMap((product) => {
    const skuId = ids.get(product.number ?? '')
    return skuId === undefined ? [] : toAttributes(product).map((attribute) => ({ sku_id: skuId, ...attribute }))
  })
  await tx.insertInto('sku_attributes').values(rows).execute()
}
