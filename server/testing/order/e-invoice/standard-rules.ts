import { addUp, cents, is, text } from './read-amounts.ts'
import type { ReadInvoice, Terms } from './terms.ts'

/** Whether a document keeps a rule. */
export type Rule = (invoice: ReadInvoice) => boolean

const has =
  (...terms: string[]): Rule =>
  ({ document }) =>
    terms.every((term) => text(document, term) !== '')
const each =
  (group: 'lines' | 'charges' | 'vat', keeps: (terms: Terms) => boolean): Rule =>
  (invoice) =>
    invoice[group].every(keeps)
const withTerms =
  (...terms: string[]) =>
  (group: Terms) =>
    terms.every((term) => text(group, term) !== '')

/** The integrity and the sums of EN 16931, exact to the cent where the official rules forgive more. */
export const standardRules: Readonly<Record<string, Rule>> = {
  'BR-1 rules': has('BT-24'),
  'BR-2 number': has('BT-1'),
  'BR-3 date': ({ document }) => /^\d{8}$/.test(text(document, 'BT-2')),
  'BR-4 type': ({ document }) => ['380', '381'].includes(text(document, 'BT-3')),
  'BR-5 currency': ({ document }) => /^[A-Z]{3}$/.test(text(document, 'BT-5')),
  'BR-6, 7 names': has('BT-27', 'BT-44'),
  'BR-9, 11, 57 countries': has('BT-40', 'BT-55', 'BT-80'),
  'BR-12 to 15 totals': has('BT-106', 'BT-109', 'BT-110', 'BT-112', 'BT-115'),
  'BR-16 a line': ({ lines }) => lines.length > 0,
  'BR-21 to 26 lines': each('lines', withTerms('BT-126', 'BT-129', 'BT-130', 'BT-131', 'BT-146', 'BT-153')),
  'BR-21 lines are numbered from 1': ({ lines }) => lines.every((line, at) => text(line, 'BT-126') === `${at + 1}`),
  'BR-27 price': each('lines', (line) => cents(line, 'BT-146') >= 0),
  'BR-36, 37, 38 charges': each('charges', withTerms('BT-99', 'BT-102', 'BT-104', 'BT-105')),
  'BR-41, 42 discounts': each(
    'lines',
    (line) => !line['BT-136'] || (text(line, 'BT-140') === '95' && text(line, 'BT-139') !== ''),
  ),
  'BR-45 to 47 VAT': each('vat', withTerms('BT-116', 'BT-117', 'BT-118')),
  'BR-48 rate': each('vat', (vat) => text(vat, 'BT-118') === 'O' || text(vat, 'BT-119') !== ''),
  'BR-50, 61 account': ({ document }) => !['30', '58'].includes(text(document, 'BT-81')) || is(document, 'BT-84'),
  'BR-53 local VAT': ({ document }) => (text(document, 'BT-6') === '') === (document['BT-111'] === undefined),
  'BR-55 what a credit note corrects': ({ document }) =>
    text(document, 'BT-3') === '380' || (text(document, 'BT-25') !== '' && text(document, 'BT-26') !== ''),
  'BR-62, 63 schemes of addresses': ({ document }) =>
    ['BT-34', 'BT-49'].every((term) => is(document, term) === is(document, `${term}-1`)),
  'BR-64 scheme of an item': each('lines', (line) => text(line, 'BT-157-1') === (is(line, 'BT-157') ? '0160' : '')),
  'BR-CO-3 one date of tax': ({ document }) => !(is(document, 'BT-7') && is(document, 'BT-8')),
  'BR-CO-4 category of a line': each('lines', withTerms('BT-151')),
  'BR-CO-9 letters of VAT numbers': ({ document }) =>
    ['BT-31', 'BT-48'].every((term) => /^([A-Z]{2}[A-Z0-9]+)?$/.test(text(document, term))),
  'BR-CO-10 lines': ({ document, lines }) => cents(document, 'BT-106') === addUp(lines, 'BT-131'),
  'BR-CO-11 no allowances': ({ document }) => !is(document, 'BT-107'),
  'BR-CO-12 charges': ({ document, charges }) => cents(document, 'BT-108') === addUp(charges, 'BT-99'),
  'BR-CO-13 net': ({ document }) =>
    cents(document, 'BT-109') === cents(document, 'BT-106') - cents(document, 'BT-107') + cents(document, 'BT-108'),
  'BR-CO-14 VAT': ({ document, vat }) => cents(document, 'BT-110') === addUp(vat, 'BT-117'),
  'BR-CO-15 total': ({ document }) =>
    cents(document, 'BT-112') === cents(document, 'BT-109') + cents(document, 'BT-110'),
  'BR-CO-16 due': ({ document }) => cents(document, 'BT-115') === cents(document, 'BT-112') - cents(document, 'BT-113'),
  'BR-CO-17 VAT of its basis, half a cent up': each(
    'vat',
    (vat) => cents(vat, 'BT-117') === halfUp(cents(vat, 'BT-116') * cents(vat, 'BT-119'), 10_000),
  ),
  'BR-CO-18 a sum of VAT': ({ vat }) => vat.length === 1,
  'BR-CO-25 due date or terms': ({ document }) =>
    cents(document, 'BT-115') <= 0 || is(document, 'BT-9') || is(document, 'BT-20'),
  'BR-CO-26 who the seller is': ({ document }) => is(document, 'BT-30') || is(document, 'BT-31'),
  'BR-DEC two decimals': ({ document, ...groups }) =>
    [document, ...groups.lines, ...groups.charges, ...groups.vat].every((group) =>
      amounts.every((term) => (group[term] ?? []).every((amount) => /^\d+\.\d{2}$/.test(amount))),
    ),
  'PEPPOL-R120 net of a line': each(
    'lines',
    (line) => cents(line, 'BT-131') === Number(text(line, 'BT-129')) * cents(line, 'BT-146') - cents(line, 'BT-136'),
  ),
}

/** Terms that are an amount or a rate. */
const amounts = [
  ...['BT-99', 'BT-103', 'BT-106', 'BT-107', 'BT-108', 'BT-109', 'BT-110', 'BT-111', 'BT-112', 'BT-113', 'BT-115'],
  ...['BT-116', 'BT-117', 'BT-119', 'BT-131', 'BT-136', 'BT-146', 'BT-152'],
]

/** Whole numbers alone, as a pocket calculator would have it. */
const halfUp = (numerator: number, denominator: number) =>
  Number((BigInt(numerator) * 2n + BigInt(denominator)) / (BigInt(denominator) * 2n))
