import { readFileSync } from 'node:fs'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { pictureFamilies } from '../../../../../rules/catalogue/product/picture/family.ts'
import { orderStates } from '../../../../../rules/order/order.ts'
import { show } from '../../../../testing/show.tsx'
import { admin } from '../../../../testing/staff.ts'
import { Colours } from './Colours.tsx'
import { contrast } from './contrast.ts'
import { Fields } from './Fields.tsx'
import { gallerySections } from './gallery-sections.ts'
import { Layers } from './Layers.tsx'
import { Pictures } from './Pictures.tsx'
import { Products } from './Products.tsx'
import { States } from './States.tsx'
import { pairs, tokens } from './tokens.ts'

const names: readonly string[] = Object.values(tokens).flat()

test.each(gallerySections)('section $id shows its components', async ({ Section }) => {
  const { container } = await show(<Section />, { session: admin })
  expect(container.textContent?.length).toBeGreaterThan(20)
})

test('every token of the pages has its place, and no other', () => {
  const style = readFileSync('web/ui/theme/tokens.css', 'utf8')
  const defined = [...style.matchAll(/^ {2}(--[a-z0-9-]+):/gm)].map(([, name]) => name)
  expect(new Set(names)).toEqual(new Set(defined))
  expect(names).toHaveLength(new Set(names).size)
  for (const [colour, ground] of pairs) expect(names).toEqual(expect.arrayContaining([colour, ground]))
})

test('colours are named with what they are, and pairs with how far they are apart', async () => {
  const style = document.documentElement.style
  style.setProperty('--ink', '#000')
  style.setProperty('--ground', '#ffffff')
  await show(<Colours />, { session: admin })
  expect(screen.getByText('--ink').parentElement).toHaveTextContent('#000')
  expect(screen.getByText('--ink / --ground').parentElement).toHaveTextContent('21')
  style.removeProperty('--ink')
  style.removeProperty('--ground')
})

test.each([
  ['#fff', '#ffffff', 1],
  ['#000', '#FFF', 21],
  ['#777777', '#fff', 4.48],
])('%s on %s is %d', (colour, ground, expected) => {
  expect(contrast(colour, ground)).toBeCloseTo(expected, 2)
})

test('what is no colour has no contrast', () => {
  expect(contrast('linear-gradient(#000, #fff)', '#fff')).toBeUndefined()
  expect(contrast('#fff', '')).toBeUndefined()
})

test('each state of an order is there', async () => {
  await show(<States />, { session: admin })
  const badges = within(screen.getByRole('figure', { name: 'OrderStatusBadge' }))
  const tones = badges.getAllByText(/\w/).filter(({ dataset }) => dataset.tone)
  expect(tones).toHaveLength(orderStates.length)
})

test('a row is there with its counterpart, without stock, and without a price', async () => {
  await show(<Products />, { session: admin })
  const rows = within(screen.getByRole('list', { name: 'Products' }))
  expect(rows.getAllByRole('listitem')).toHaveLength(6)
  expect(rows.getAllByText('Not in stock').length).toBeGreaterThan(0)
  expect(rows.getByText(/saves \d+%/)).toBeVisible()
  const visitors = within(screen.getByRole('list', { name: 'Sign in to see prices' }))
  expect(visitors.queryByText(/€/)).toBeNull()
})

test('each shape is drawn alone and with its carton', async () => {
  await show(<Pictures />, { session: admin })
  for (const size of ['small', 'large'])
    expect(within(screen.getByRole('list', { name: size })).getAllByRole('listitem')).toHaveLength(
      pictureFamilies.length,
    )
})

test('fields say what is wrong with them', async () => {
  await show(<Fields />, { session: admin })
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toBeInvalid()
  await userEvent.type(screen.getAllByLabelText('Password', { selector: 'input' })[0] ?? document.body, 'secret')
  await userEvent.click(screen.getAllByRole('button', { name: 'Show password' })[0] ?? document.body)
  expect(screen.getByDisplayValue('secret')).toHaveAttribute('type', 'text')
})

test.each(['Dialog', 'SideDrawer'])('a %s opens, and Escape closes it', async (layer) => {
  await show(<Layers />, { session: admin })
  await userEvent.click(screen.getByRole('button', { name: layer }))
  expect(await screen.findByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
})
