import type { Fields } from '../../fields.ts'

/** [brand, series, number, pages, printers]: what collects used toner, beside the drums that it is changed with. */
const boxes: [string, string, string, number, string][] = [
  ['Brother', 'HL', 'WT-220CL', 50_000, 'Brother HL-3140CW;Brother HL-3150CDW;Brother HL-3170CDW'],
  ['Brother', 'HL', 'WT-320CL', 50_000, 'Brother HL-4140CN;Brother HL-4150CDN;Brother DCP-9055CDN'],
  ['Brother', 'MFC-L', 'WT-223CL', 50_000, 'Brother HL-L3210CW;Brother HL-L3230CDW;Brother HL-L3270CDW'],
  ['Samsung', 'CLX', 'CLT-W406', 7_000, 'Samsung CLP-360;Samsung CLP-365;Samsung CLP-365W'],
]

const named = (brand: string, number: string) => ({
  name: `${brand} ${number} waste toner box`,
  name_de: `${brand} ${number} Resttonerbehälter`,
  name_it: `${brand} ${number} vaschetta di recupero toner`,
  name_fr: `${brand} ${number} bac de récupération de toner`,
  name_pl: `${brand} ${number} pojemnik na zużyty toner`,
})

/** Boxes for used toner, in the class of the drums. */
export const wasteBoxes: Fields[] = boxes.map(([brand, series, number, pages, printers]) => ({
  brand,
  series,
  class_id: '105',
  oem_number: number,
  ...named(brand, number),
  yield_pages: String(pages),
  yield_standard: 'manufacturer rating',
  compatible_printers: printers,
  status: 'active',
}))
