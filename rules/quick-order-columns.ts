import { normalise } from './part-number.ts'
import { units } from './quick-order-quantity.ts'

/** Where the columns of a list stand; those of the quantity may be several, and one whose name also means money. */
export type Columns = {
  number: number
  /** Others that name the product: of its maker, of the customer. */
  otherNumbers: number[]
  quantities: number[]
  mayBeMoney: boolean
  custNumber: number | undefined
  width: number
}

const namesOf = {
  quantity:
    'qty quantity pieces pcs menge anzahl stueck stuck quantita qta pezzi quantite qte nombre pieces ilość sztuk szt stk stck aantal',
  quantityOrMoney: 'amount',
  custNumber:
    'custnumber customernumber customerarticlenumber yournumber yourarticle eigenenummer eigeneartikelnummer ihrenummer ihreartikelnummer kundenartikelnummer vostrocodice codicecliente votrereference referenceclient votrenumero panstwanumer numerklienta własnynumer numerwłasny',
  number:
    'number articlenumber article articleno item itemnumber itemno partnumber partno part product productnumber sku code productcode oem oemnumber oemcode aster artikel artikelnummer artikelnr artnr nummer bestellnummer teilenummer produkt codice codicearticolo articolo codiceprodotto numero prodotto reference ref numeroarticle produit numer numerartykułu artykuł numerproduktu kod kodproduktu nrartykułu indeks symbol ean artikelnummerhersteller',
}

const namesIn = (list: string) => new Set(list.split(' ').map(normalise))
const columnNames = {
  quantity: namesIn(namesOf.quantity),
  quantityOrMoney: namesIn(namesOf.quantityOrMoney),
  custNumber: namesIn(namesOf.custNumber),
  number: namesIn(namesOf.number),
}

/** Whether the heading of a column says that numbers of products, or pieces of them, stand below it. */
export const isColumnOf = (name: 'number' | 'quantity', heading: string) => columnNames[name].has(normalise(heading))

/** What the cells of a heading name; undefined where they are none, or name no quantity. */
export function columnsOf(cells: readonly string[]): Columns | undefined {
  if (cells.some((cell) => /\d/.test(cell))) return undefined
  const keys = cells.map(normalise)
  const all = (name: keyof typeof columnNames) => keys.flatMap((key, at) => (columnNames[name].has(key) ? [at] : []))
  const [number, ...otherNumbers] = all('number')
  const named = all('quantity')
  const quantities = named.length > 0 ? named : all('quantityOrMoney')
  if (number === undefined || quantities.length === 0) return undefined
  return {
    number,
    otherNumbers,
    quantities,
    mayBeMoney: named.length === 0,
    custNumber: all('custNumber')[0],
    width: cells.length,
  }
}

const counted = new RegExp(`^([-+]?)(\\d{1,12})(?:[.,](\\d{1,3}))?\\s*(?:x|×|\\*|${units})?\\.?$`, 'iu')

/**
 * The pieces that a cell of a quantity holds: `3`, `3 pcs`, `3,00`; undefined for what is no whole number, or counts
 * anything but pieces: `2 dozen`, `3 packs`, `5 km`.
 */
export function piecesIn(cell: string): number | undefined {
  const [, sign = '', whole = '', rest] = counted.exec(cell) ?? []
  if (whole === '') return undefined
  // A thousand with its mark and a decimal of three digits look the same.
  if (rest && !/^0{1,2}$/.test(rest)) return undefined
  return Number(`${sign}${whole}`)
}
