/** A product by its numbers: our own and the maker's, which a product of our make replaces and never is. */
export type ProductNumbers = { number: string; oemCode: string; ownMake: boolean }

/** The most characters that are read of a part number, as typed. */
export const longestNumber = 80
/** And of a code that is scanned: a label of GS1 has 48 to 90, an address up to some two hundred. */
export const longestCode = 250

const ownBrand = 'Aster'

/** The number that customers ask for: the maker's; our own for our own make. */
export const shownNumber = ({ oemCode, number, ownMake }: ProductNumbers) => (ownMake ? number : oemCode || number)

/** Our item number of a maker's product, to stand beside the maker's; empty where it stands there already. */
export const secondaryNumber = (product: ProductNumbers) =>
  shownNumber(product) === product.number ? '' : product.number

/** The maker's number that our make replaces; empty where it replaces none. */
export const replacedNumber = ({ oemCode, number, ownMake }: ProductNumbers) =>
  ownMake && oemCode !== number ? oemCode : ''

/** The maker's number, to stand beside our own; empty where it stands there already, or our make replaces it. */
export const makersNumber = ({ number, oemCode, ownMake }: ProductNumbers) =>
  ownMake || oemCode === number ? '' : oemCode

/** Whose name stands on a product: that of our make is ours, whatever printers it is for. */
export const shownBrand = ({ brand, ownMake }: { brand: string; ownMake: boolean }) => (ownMake ? ownBrand : brand)

// Also in brackets, with a sign of a trade mark, or joined to what follows.
const ownBrandInName = /(\s?)(?<![\p{L}\p{N}])\(?Aster(?![\p{L}\p{N}])[®™]?(?:['’]s)?(-?)\)?/giu

/** What a document names that must not name us: without the name of our make, which begins or joins what it is. */
export const withoutOwnBrand = (name: string) =>
  name
    .replaceAll(ownBrandInName, (_, space: string, hyphen: string) => (hyphen ? space : ''))
    .replace(/^[\s,:;–]+/, '')
    .trim()
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
