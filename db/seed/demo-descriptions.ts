import { kindOfClass } from '../../rules/catalogue.ts'
import type { Fields } from './fields.ts'

const whatItIs = {
  toner: 'Toner cartridge for laser printers',
  kit: 'Set of cartridges in one box',
  ink: 'Ink cartridge for inkjet printers',
  drum: 'Drum unit for laser printers',
  label: 'Label cassette for label printers',
  furniture: 'Furniture for the office',
}

/** A few plain sentences from what is known of the product. */
export function describe({
  class_id,
  brand,
  oem_number,
  yield_pages,
  yield_standard,
  own_make,
  compatible_printers,
}: Fields) {
  const kind = kindOfClass(Number(class_id)) ?? 'toner'
  const printers = (compatible_printers ?? '').split(';').filter(Boolean).length
  return [
    own_make === 'true'
      ? `${whatItIs[kind]}. Made by Aster, replaces ${brand} ${oem_number}. New parts, tested chip, two years of warranty.`
      : `${whatItIs[kind]}. Original of ${brand}, number ${oem_number}.`,
    yield_pages ? `Prints about ${yield_pages} pages${yield_standard ? ` (${yield_standard})` : ''}.` : '',
    printers > 0 ? `Works in ${printers} ${printers === 1 ? 'printer' : 'printers'} of our list.` : '',
    'Demonstration data: prices, stock and barcodes are made up.',
  ]
    .filter(Boolean)
    .join(' ')
}
