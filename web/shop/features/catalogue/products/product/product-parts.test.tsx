import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { toner } from '../../../../../testing/product.ts'
import { show } from '../../../../../testing/show.tsx'
import { ProductGallery } from './ProductGallery.tsx'
import { ProductInventory } from './ProductInventory.tsx'

// jsdom has the element alone.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})

const visitor = { session: null }
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const picture = () => screen.getByRole('dialog').querySelector('img')?.getAttribute('src')

test('the picture opens large; buttons and arrows go round in all of them, and it closes', async () => {
  await show(
    <ProductGallery product={{ ...toner, image: '/a.webp', images: ['/a.webp', '/b.webp', '/c.webp'] }} />,
    visitor,
  )
  expect(screen.queryByRole('dialog')).toBeNull()
  await press('Enlarge the picture')
  expect(screen.getByRole('dialog', { name: 'Picture 1 of 3' })).toBeVisible()
  await press('Next picture')
  expect(picture()).toBe('/b.webp')
  screen.getByRole('button', { name: 'Next picture' }).focus()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(picture()).toBe('/c.webp')
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('dialog', { name: 'Picture 1 of 3' })).toBeVisible()
  await press('Close')
  expect(screen.queryByRole('dialog')).toBeNull()
})

const photographed = { ...toner, image: '/a.webp', images: ['/a.webp'] }

test('a press beside the picture closes it', async () => {
  await show(<ProductGallery product={photographed} />, visitor)
  await press('Enlarge the picture')
  await userEvent.click(screen.getByRole('dialog'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('where there is one photograph there is none to turn to', async () => {
  await show(<ProductGallery product={photographed} />, visitor)
  await press('Enlarge the picture')
  expect(within(screen.getByRole('dialog')).getByRole('img', { name: /CF259A/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Next picture' })).toBeNull()
})

test('a drawing is shown as it is: it would not show more when it is larger', async () => {
  await show(<ProductGallery product={toner} />, visitor)
  expect(screen.getByRole('img', { name: 'Drawing: Toner HP CF259A' })).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

const figure = (term: string) => screen.getByText(term).nextElementSibling

test('the stock is shown by warehouse, with all that is on its way', async () => {
  const stock = {
    ...toner.stock,
    nl: 1_200,
    byWarehouse: [
      { warehouse: 'NL', pieces: 1_200 },
      { warehouse: 'FR', pieces: 7 },
    ],
  }
  const arrivals = [
    { warehouse: 'NL', expectedOn: '2026-12-01', quantity: 30 },
    { warehouse: 'FR', expectedOn: '2026-12-04', quantity: 12 },
  ]
  await show(<ProductInventory product={{ ...toner, stock, arrivals }} />, visitor)
  expect(screen.getByText('Netherlands', { selector: 'dt' }).nextElementSibling).toHaveTextContent('1,200')
  expect(screen.getByText('France', { selector: 'dt' }).nextElementSibling).toHaveTextContent('7')
  expect(figure('In transit, about 10 days')).toHaveTextContent('42')
  expect(screen.getByRole('row', { name: 'France 4 Dec 2026 12' })).toBeVisible()
})

test('where nothing is on its way there is no table of it', async () => {
  await show(<ProductInventory product={toner} />, visitor)
  expect(figure('In transit, about 10 days')).toHaveTextContent('0')
  expect(screen.queryByRole('table')).toBeNull()
})
