import type { TextKey, Texts } from './language/en.ts'

/** Phrases as British and American English have them, letter by letter; the longer ones first. */
const phrases: readonly (readonly [british: string, american: string])[] = [
  ['excl. VAT', 'excl. tax'],
  ['exclude VAT', 'exclude sales tax'],
  ['Your VAT number', 'Your tax ID'],
  ['same VAT number', 'same tax ID'],
  ['new VAT number', 'new tax ID'],
  ['this VAT number', 'this tax ID'],
  ['no VAT number', 'no tax ID'],
  ['VAT number', 'Tax ID'],
  ['VAT rate', 'Tax rate'],
  ['VAT amount', 'Tax amount'],
  ['VAT in', 'Tax in'],
  ['trade licence', 'business license'],
  ['telephone number', 'phone number'],
  ['Fixed phone', 'Landline'],
  ['Zip code', 'ZIP code'],
  ['working day', 'business day'],
  ['agreed a credit account', 'agreed on a credit account'],
  ['credit account has been agreed', 'credit account has been agreed on'],
  ['16:30', '4:30 PM'],
]

/** Words, as they are written inside a sentence. */
const words: Readonly<Record<string, string>> = {
  vat: 'tax',
  licence: 'license',
  favourites: 'favorites',
  favourite: 'favorite',
  colours: 'colors',
  colour: 'color',
  catalogue: 'catalog',
  centres: 'centers',
  centre: 'center',
  baskets: 'carts',
  basket: 'cart',
  postcodes: 'ZIP codes',
  postcode: 'ZIP code',
  grey: 'gray',
  town: 'city',
  cancelled: 'canceled',
  labelled: 'labeled',
  'mark-ups': 'markups',
  'mark-up': 'markup',
  dispatch: 'shipment',
  telephone: 'phone',
  mobile: 'cell phone',
  'e-mails': 'emails',
  'e-mailed': 'emailed',
  'e-mail': 'email',
  organisation: 'organization',
  recognised: 'recognized',
  recognises: 'recognizes',
  moulding: 'molding',
  authorised: 'authorized',
  authorisation: 'authorization',
}

/** What other words do not make American. */
const sentences: Partial<Record<TextKey, string>> = {
  'order.vat': 'Sales tax {rate}%',
  'order.vat_none': 'Sales tax',
  'site.vat_number': 'Tax ID {number}',
  'vat.ship_from_rate': 'Tax of the country of shipment',
  'vat.none_us': 'Not charged by us; due where it applies',
}

/** A sentence with the words, the spelling and the clock of the United States. */
export function americanWords(text: string): string {
  const phrased = phrases.reduce((said, [british, american]) => said.replaceAll(british, american), text)
  return phrased.replaceAll(/[A-Za-z][\w-]*/g, (word, at: number) =>
    isWord(phrased, at, word) ? americanWord(word) : word,
  )
}

/** The name of an argument and the keyword of a choice are none: `{basket}`, `{basket, plural, …}`, `colour {…}`. */
const isWord = (text: string, at: number, { length }: string) =>
  !(text[at - 1] === '{' && /^[,}]/.test(text.slice(at + length))) && !/^\s?\{(?!\w+[,}])/.test(text.slice(at + length))

function americanWord(word: string) {
  const american = words[word.toLowerCase()]
  if (american === undefined) return word
  const isCapital = word.charAt(0) === word.charAt(0).toUpperCase() && word !== 'VAT'
  return isCapital ? american.charAt(0).toUpperCase() + american.slice(1) : american
}

/** English texts as the site of the United States says them. */
export const toAmerican = (texts: Texts): Texts => ({
  ...(Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, americanWords(text)])) as Texts),
  ...sentences,
})
