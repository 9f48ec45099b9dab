import { expect, test } from 'vitest'
import { americanWords } from './american.ts'
import { languageIn, languageTag, loadTexts } from './index.ts'

test.each([
  ['Add to favourites', 'Add to favorites'],
  ['Favourites: {count}', 'Favorites: {count}'],
  ['Your basket is empty', 'Your cart is empty'],
  ['Postcode', 'ZIP code'],
  ['This is not a postcode of the country', 'This is not a ZIP code of the country'],
  ['All prices exclude VAT.', 'All prices exclude sales tax.'],
  ['VAT number', 'Tax ID'],
  ['Your VAT number', 'Your tax ID'],
  ['VAT rate', 'Tax rate'],
  ['Orders until 16:30 leave today', 'Orders until 4:30 PM leave today'],
  ['This order was cancelled.', 'This order was canceled.'],
  ['Grey', 'Gray'],
  ['Name, street, town or number', 'Name, street, city or number'],
  ['We have agreed a credit account', 'We have agreed on a credit account'],
  [
    '{colour} of {basket, plural, one {# basket} other {# baskets}}',
    '{colour} of {basket, plural, one {# cart} other {# carts}}',
  ],
  ['{kind, select, colour {a colour} other {grey}}', '{kind, select, colour {a color} other {grey}}'],
  ['Favourites {count, number}', 'Favorites {count, number}'],
  ['A lorry of colourful words', 'A lorry of colourful words'],
])('%s → %s', (british, american) => {
  expect(americanWords(british)).toBe(american)
})

test('nothing British is left on the site of the United States', async () => {
  const british =
    /\b(favourites?|colours?|catalogue|centre|baskets?|postcodes?|grey|cancelled|licence|VAT|16:30)\b(?![,}])/i
  const texts = Object.entries(await loadTexts.us()).filter(([, text]) => british.test(text))
  expect(texts).toEqual([])
})

test.each([
  ['US', 'en', 'us'],
  ['US', 'us', 'us'],
  ['US', 'de', 'de'],
  ['EU', 'us', 'en'],
  ['EU', 'en', 'en'],
] as const)('in the region %s the language %s is written as %s', (region, language, written) => {
  expect(languageIn(region, language)).toBe(written)
})

test('pages name it as browsers know it', () => {
  expect([languageTag('us'), languageTag('en'), languageTag('pl')]).toEqual(['en-US', 'en', 'pl'])
})
