import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Language } from '../../../texts/index.ts'
import { toner } from '../../testing/product.ts'
import { buyer, show } from '../../testing/show.tsx'
import { ProductLines, ProductWords } from './ProductLines.tsx'
import { ProductList } from './ProductList.tsx'
import { ClassPicture, ProductPicture } from './picture/ProductPicture.tsx'
import { StillLife } from './picture/StillLife.tsx'
import { PriceBefore } from './price/Price.tsx'
import { PriceChangeCells } from './price/PriceChangeCells.tsx'
import { usePageCost } from './price/usePageCost.ts'
import { StockStatus } from './StockStatus.tsx'
import { Yield } from './Yield.tsx'

const visitor = { session: null }
const stock = { total: 0, byWarehouse: [], expectedOn: null, expectedQty: 0 }
const arriving = { ...stock, expectedOn: '2026-12-01', expectedQty: 1_200 }
const there = {
  ...stock,
  total: 1_029,
  byWarehouse: [
    { warehouse: 'NL', pieces: 1_022 },
    { warehouse: 'IT', pieces: 0 },
    { warehouse: 'PL', pieces: 7 },
  ],
}

test.each<[string, Parameters<typeof StockStatus>[0], string, Language?]>([
  ['here and there', { stock: there, status: 'active' }, '1,029 in stock · NL PL'],
  ['here and there, to a German', { stock: there, status: 'active' }, '1.029 auf Lager · NL PL', 'de'],
  ['no warehouse is named', { stock: { ...there, byWarehouse: [] }, status: 'active' }, '1,029 in stock'],
  ['on its way', { stock: arriving, status: 'active' }, 'Not in stock1,200 expected in stock 1 Dec 2026'],
  [
    'on its way, to a German',
    { stock: arriving, status: 'active' },
    'Nicht auf Lager1.200, Wareneingang am 01.12.2026',
    'de',
  ],
  ['nowhere', { stock, status: 'active' }, 'Not in stockno date yet'],
  ['no longer sold', { stock: there, status: 'disabled' }, 'No longer on sale'],
  ['not sold yet', { stock: arriving, status: 'announced' }, 'Not on sale yet'],
])('stock: %s', async (_, given, expectedText, language = 'en') => {
  await show(
    <output aria-label="stock">
      <StockStatus {...given} />
    </output>,
    { ...visitor, language },
  )
  expect(screen.getByLabelText('stock').textContent?.replaceAll('\u00a0', ' ')).toBe(expectedText)
})

test.each<[number | null, string | null, string, Language?]>([
  [null, 'ISO/IEC 19752', ''],
  [3_000, null, '3,000 pages'],
  [3_000, 'ISO/IEC 19752', '3,000 pages (ISO/IEC 19752)'],
  [3_000, 'manufacturer rating', '3,000 pages (manufacturer’s figure)'],
  [3_000, 'manufacturer rating', '3.000 Seiten (Herstellerangabe)', 'de'],
  [3_000, '5% coverage', '3,000 pages (5% coverage)'],
])('%s pages by %s', async (pages, standard, expectedText, language = 'en') => {
  await show(
    <output aria-label="yield">
      <Yield pages={pages} standard={standard} />
    </output>,
    { ...visitor, language },
  )
  expect(screen.getByLabelText('yield').textContent).toBe(expectedText)
})

test('a photograph is named by what it shows, and beside words by nothing', async () => {
  const photographed = { ...toner, image: '/photo.jpg' }
  const { unmount } = await show(<ProductPicture product={photographed} size={48} />, visitor)
  expect(screen.getByRole('img', { name: 'Drawing: Toner HP CF259A' })).toHaveAttribute('src', '/photo.jpg')
  unmount()
  await show(<ProductPicture product={photographed} size={48} decorative />, visitor)
  expect(screen.queryByRole('img')).toBeNull()
  expect(document.querySelector('img')).toHaveAttribute('alt', '')
})

test.each([
  [105, 'Drawing: Drum unit HP CF259A'],
  [109, 'Drawing: Label tape HP CF259A'],
  [9_999, 'Drawing: Toner HP CF259A'],
])('without a photograph a drawing of class %s stands for it', async (classId, name) => {
  await show(<ProductPicture product={{ ...toner, classId }} size={48} />, visitor)
  const drawing = screen.getByRole('img', { name })
  expect(drawing).toHaveAttribute('src', '/pictures/small/AS-100004.svg?v=1-a1b2c3d4e5')
  expect(drawing).toHaveAttribute('loading', 'lazy')
  expect([drawing.getAttribute('width'), drawing.getAttribute('height')]).toEqual(['48', '48'])
})

test('where it is large enough to be read it is drawn with its carton', async () => {
  await show(<ProductPicture product={toner} size={220} />, visitor)
  expect(screen.getByRole('img')).toHaveAttribute('src', '/pictures/large/AS-100004.svg?v=1-a1b2c3d4e5')
})

test('our make is named by our number, and a number with a slash has an address', async () => {
  await show(
    <ProductPicture product={{ ...toner, ownMake: true, number: 'AS/1 2', pictureVersion: '' }} size={48} />,
    visitor,
  )
  const drawing = screen.getByRole('img', { name: 'Drawing: Toner Aster AS/1 2' })
  expect(drawing).toHaveAttribute('src', '/pictures/small/AS%2F1%202.svg')
})

test('what stands for a class, and the still life, say nothing beside words', async () => {
  await show(
    <>
      <ClassPicture classId={105} size={44} />
      <StillLife width={640} height={480} />
    </>,
    visitor,
  )
  expect(screen.queryByRole('img')).toBeNull()
  const [drum, still] = document.querySelectorAll('img')
  expect(drum).toHaveAttribute('src', '/pictures/classes/105.svg')
  expect(still).toHaveAttribute('src', '/pictures/still-life.svg?v=1')
})

const line = (number: string | null) => (
  <ProductLines label="Basket">
    <li>
      <ProductWords product={toner} custNumber={{ term: 'Your number', number }}>
        <button type="button">Note</button>
      </ProductWords>
    </li>
  </ProductLines>
)

test('a line leads to its product and says what the customer calls it, where they call it something', async () => {
  const { unmount } = await show(line('OWN-1'), { session: buyer })
  const words = within(screen.getByRole('list', { name: 'Basket' }))
  expect(words.getByRole('link', { name: 'CF259A' })).toHaveAttribute('href', '/pd/product?sku_id=4')
  expect(words.getByText('Your number: OWN-1')).toBeVisible()
  expect(words.getByText('29 in stock')).toBeVisible()
  expect(words.getByRole('button', { name: 'Note' })).toBeVisible()
  unmount()
  await show(line(null), { session: buyer })
  expect(screen.queryByText(/Your number/)).toBeNull()
})

const ours = { ...toner, id: 9, number: 'AS-103459', ownMake: true }

test('a list has what can be done with each product and with its counterpart; a visitor has neither', async () => {
  const products = [{ ...toner, counterpart: ours }]
  const { unmount } = await show(
    <ProductList
      products={products}
      label="Found"
      reader="customer"
      action={({ id }) => <button type="button">{`Add ${id}`}</button>}
      counterpartAction={({ id }) => <button type="button">{`Instead ${id}`}</button>}
    />,
    { session: buyer },
  )
  const found = within(screen.getByRole('list', { name: 'Found' }))
  expect(found.getByRole('button', { name: 'Add 4' })).toBeVisible()
  expect(found.getByRole('button', { name: 'Instead 9' })).toBeVisible()
  unmount()
  await show(<ProductList products={products} label="Found" reader="visitor" />, visitor)
  expect(screen.queryByRole('button', { name: /^(Add|Instead)/ })).toBeNull()
})

test.each([
  [10, 9, '€10.00'],
  [10, 10, ''],
  [10, 11, ''],
  [null, 9, ''],
  [10, null, ''],
])('of %s before and %s now, what is struck through is %j', async (unitPrice, price, expectedText) => {
  await show(
    <output aria-label="before">
      <PriceBefore unitPrice={unitPrice} price={price} currency="EUR" />
    </output>,
    visitor,
  )
  expect(screen.getByLabelText('before').textContent).toBe(expectedText)
})

test('what a price was and is stands in cells of their own', async () => {
  await show(
    <table>
      <tbody>
        <tr>
          <PriceChangeCells before={10} now={12.5} currency="EUR">
            {' on offer'}
          </PriceChangeCells>
        </tr>
      </tbody>
    </table>,
    { session: buyer },
  )
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['€10.00 on offer', '€12.50'])
})

function PageCost({ product }: { product: Parameters<ReturnType<typeof usePageCost>>[0] }) {
  return <output aria-label="page">{usePageCost()(product) ?? 'unknown'}</output>
}
const priced = (discountPrice: number | null, currency = 'EUR') => ({ unitPrice: 75, discountPrice, currency })

test.each<[string, Parameters<typeof PageCost>[0]['product'], string, Language?]>([
  ['by the price', { price: priced(null), yieldPages: 3_000 }, '2.50 ct'],
  ['by the discount price', { price: priced(60), yieldPages: 3_000 }, '2.00 ct'],
  ['in pence', { price: priced(null, 'GBP'), yieldPages: 3_000 }, '2.50 p'],
  ['to an Italian', { price: priced(null), yieldPages: 3_000 }, '2,50 ct', 'it'],
  ['without a yield', { price: priced(null), yieldPages: null }, 'unknown'],
  ['without a price', { yieldPages: 3_000 }, 'unknown'],
])('a page costs, %s', async (_, product, expectedText, language = 'en') => {
  await show(<PageCost product={product} />, { session: buyer, language })
  expect(screen.getByLabelText('page')).toHaveTextContent(expectedText)
})
