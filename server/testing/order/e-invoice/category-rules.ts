import { addUp, cents, is, text } from './read-amounts.ts'
import type { Rule } from './standard-rules.ts'
import type { ReadInvoice } from './terms.ts'

type Category = {
  /** Of the rules of the standard: BR-S-1. */
  letters: string
  needsSeller: boolean
  needsBuyer: boolean
  /** None outside of the scope of VAT. */
  forbidsNumbers: boolean
  rate: 'positive' | 'zero' | 'none'
  /** The codes of the reason; empty is a text alone. None where a supply is taxed. */
  reasons: readonly string[]
}

const free = { needsSeller: true, needsBuyer: false, forbidsNumbers: false, rate: 'zero' } as const

const categories: Readonly<Record<string, Category>> = {
  S: { ...free, letters: 'S', rate: 'positive', reasons: [] },
  E: { ...free, letters: 'E', reasons: [''] },
  K: { ...free, letters: 'IC', needsBuyer: true, reasons: ['VATEX-EU-IC'] },
  G: { ...free, letters: 'G', reasons: ['VATEX-EU-G', ''] },
  O: {
    letters: 'O',
    needsSeller: false,
    needsBuyer: false,
    forbidsNumbers: true,
    rate: 'none',
    reasons: ['VATEX-EU-O'],
  },
}

/** What EN 16931 wants of a supply by its category (BR-S, BR-E, BR-IC, BR-G, BR-O: 1 to 10, and IC-11, IC-12, O-11 to O-14). */
export const categoryRules: Readonly<Record<string, Rule>> = Object.fromEntries(
  Object.entries(categories).flatMap(([code, category]) =>
    Object.entries(makeRules(code, category)).map(([name, keeps]): [string, Rule] => [
      `BR-${category.letters}-${name}`,
      (invoice) => !uses(invoice, code) || keeps(invoice),
    ]),
  ),
)

/** Every category of a document is one of these. */
export const isKnownCategory: Rule = (invoice) => listCodes(invoice).every((code) => Object.hasOwn(categories, code))

const listCodes = ({ lines, charges, vat }: ReadInvoice) => [
  ...lines.map((line) => text(line, 'BT-151')),
  ...charges.map((charge) => text(charge, 'BT-102')),
  ...vat.map((sum) => text(sum, 'BT-118')),
]

const uses = (invoice: ReadInvoice, code: string) => listCodes(invoice).includes(code)

function makeRules(code: string, category: Category): Record<string, Rule> {
  const rated = (rate: string) =>
    ({ positive: Number(rate) > 0, zero: rate === '0.00', none: rate === '' })[category.rate]
  return {
    '1 one sum of VAT': ({ vat }) => vat.filter((sum) => text(sum, 'BT-118') === code).length === 1,
    '2 to 4 numbers': ({ document }) =>
      (!category.needsSeller || is(document, 'BT-31')) &&
      (!category.needsBuyer || is(document, 'BT-48')) &&
      !(category.forbidsNumbers && (is(document, 'BT-31') || is(document, 'BT-48'))),
    '5 rate of lines': ({ lines }) => lines.every((line) => rated(text(line, 'BT-152'))),
    '7 rate of charges': ({ charges }) => charges.every((charge) => rated(text(charge, 'BT-103'))),
    '8 basis': ({ lines, charges, vat }) => addUp(vat, 'BT-116') === addUp(lines, 'BT-131') + addUp(charges, 'BT-99'),
    '8 one rate': ({ lines, charges, vat }) =>
      new Set([
        ...vat.map((sum) => text(sum, 'BT-119')),
        ...lines.map((line) => text(line, 'BT-152')),
        ...charges.map((charge) => text(charge, 'BT-103')),
      ]).size === 1,
    '9 VAT': ({ vat }) => category.rate === 'positive' || addUp(vat, 'BT-117') === 0,
    '10 reason': ({ vat }) =>
      vat.every((sum) =>
        is(sum, 'BT-120') ? category.reasons.includes(text(sum, 'BT-121')) : category.reasons.length === 0,
      ),
    '11 alone': (invoice) => new Set(listCodes(invoice)).size === 1,
    '11 and 12 delivery': ({ document }) => code !== 'K' || (is(document, 'BT-72') && is(document, 'BT-80')),
    'amounts are not negative': ({ vat }) => vat.every((sum) => cents(sum, 'BT-117') >= 0),
  }
}
