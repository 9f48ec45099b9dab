import { sql } from 'kysely'
import { kindOfClass } from '../../../rules/catalogue/product/catalogue.ts'
import { readKitColour } from '../../../rules/catalogue/product/name.ts'
import type { Tx } from '../../../server/db/database.ts'
import type { Fields } from '../../fields.ts'
import { type DescriptionTexts, descriptionTexts } from './description-texts.ts'

export type DescribedIn = keyof typeof descriptionTexts

/** A few plain sentences from what is known of the product, in one language. */
export function describe(product: Fields, language: DescribedIn): string {
  const say = descriptionTexts[language]
  const { class_id, brand = '', oem_number = '', own_make, compatible_printers = '' } = product
  const colour = readKitColour(product.colour ?? '', [product.alt_numbers ?? ''])
  const kind = kindOfClass(Number(class_id)) ?? 'toner'
  const [first, ...others] = compatible_printers.split(';').filter(Boolean)
  const name = product[`name_${language}`] ?? product.name
  return [
    name && `${name}.`,
    // What has a name of its own is not what its class is called, but furniture is.
    (!name || kind === 'furniture') && `${say.what[kind]}.`,
    kind !== 'furniture' && (own_make === 'true' ? say.own(`${brand} ${oem_number}`) : say.original(brand, oem_number)),
    isNamed(say, colour) && say.colour(say.colours[colour]),
    pagesText(product, language),
    first && say.printers(others.length + 1, first),
    say.madeUp,
  ]
    .filter(Boolean)
    .join(' ')
}

const isNamed = ({ colours }: DescriptionTexts, colour: string): colour is keyof DescriptionTexts['colours'] =>
  Object.hasOwn(colours, colour)

function pagesText({ yield_pages, yield_standard = '' }: Fields, language: DescribedIn) {
  if (!yield_pages) return ''
  const say = descriptionTexts[language]
  const standard = yield_standard
    .replace('manufacturer rating', say.makerRating)
    .replace('5% coverage', say.coverage)
    .replace(/ \(.*\)$/, '')
  const pages = new Intl.NumberFormat(language).format(Number(yield_pages))
  return say.pages(pages, standard && ` (${standard})`)
}

/** Descriptions of the demo's products in the other languages, by their item numbers. */
export const seedDescriptions = (tx: Tx, products: readonly Fields[]) => {
  const rows = products.flatMap((product) =>
    (['de', 'it', 'fr', 'pl'] as const).map((language) => ({
      number: product.number,
      language,
      description: describe(product, language),
    })),
  )
  return sql`
    insert into sku_descriptions (sku_id, language, description)
    select s.id, i.language, i.description
      from json_to_recordset(${JSON.stringify(rows)}) as i (number text collate "C", language text, description text)
      join skus s on s.number = i.number
  `.execute(tx)
}
