import { normalise } from './part-number.ts'

/** Where the columns of a list stand. */
export type Columns = { number: number; quantity: number; custNumber: number | undefined }

const namesOf = {
  quantity:
    'qty quantity pieces pcs amount menge anzahl stueck stuck quantita qta pezzi quantite qte nombre pieces ilość sztuk szt aantal',
  custNumber:
    'custnumber customernumber customerarticlenumber yournumber yourarticle eigenenummer eigeneartikelnummer ihrenummer ihreartikelnummer kundenartikelnummer vostrocodice codicecliente votrereference referenceclient votrenumero panstwanumer numerklienta własnynumer numerwłasny',
  number:
    'number articlenumber article articleno item itemnumber itemno partnumber partno part product productnumber sku code productcode oem oemnumber oemcode aster artikel artikelnummer artikelnr artnr nummer bestellnummer teilenummer produkt codice codicearticolo articolo codiceprodotto numero prodotto reference ref numeroarticle produit numer numerartykułu artykuł numerproduktu kod kodproduktu nrartykułu indeks symbol ean artikelnummerhersteller',
}

const namesIn = (list: string) => new Set(list.split(' ').map(normalise))
const columnNames = {
  quantity: namesIn(namesOf.quantity),
  custNumber: namesIn(namesOf.custNumber),
  number: namesIn(namesOf.number),
}

/** What the cells of a heading name; undefined where they are none, or name no quantity. */
export function columnsOf(cells: readonly string[]): Columns | undefined {
  if (cells.some((cell) => /\d/.test(cell))) return undefined
  const keys = cells.map(normalise)
  const at = (name: keyof typeof columnNames) => {
    const found = keys.findIndex((key) => columnNames[name].has(key))
    return found < 0 ? undefined : found
  }
  const [number, quantity] = [at('number'), at('quantity')]
  if (number === undefined || quantity === undefined) return undefined
  return { number, quantity, custNumber: at('custNumber') }
}

/** The pieces that a cell of a quantity holds: `3`, `3 pcs`, `3,00`; undefined for what is no whole number. */
export function piecesIn(cell: string): number | undefined {
  const [, sign = '', whole = '', rest] = /^([-+]?)(\d{1,12})(?:[.,](\d{1,3}))?\s*\p{L}{0,7}\.?$/u.exec(cell) ?? []
  if (whole === '') return undefined
  // A thousand with its mark and a decimal of three digits look the same.
  if (rest && !/^0{1,2}$/.test(rest)) return undefined
  return Number(`${sign}${whole}`)
}
