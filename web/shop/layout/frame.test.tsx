import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Session } from '../../api/session/session.ts'
import type { Site } from '../../api/site/site.ts'
import { answering, buyer, dutch, show } from '../../testing/show.tsx'
import { Footer } from './footer/Footer.tsx'
import { Navigation } from './header/Navigation.tsx'
import { SignOut } from './header/SignOut.tsx'
import { TopBar } from './header/TopBar.tsx'
import { UtilityBar } from './header/UtilityBar.tsx'

const everything: Session = { ...buyer, permissions: ['*:*:*'] }
const basket = { shoppingCartQty: 3, pieces: 8, shoppingCartPrice: 1234.5, currency: 'EUR', priceChanges: 0 }

const entries = () =>
  within(screen.getByRole('navigation', { name: 'Main navigation' }))
    .getAllByRole('link')
    .map((link) => link.textContent?.trim())

const classEntries = ['Home', 'Toner', 'Toner kits', 'Drum units', 'Inkjet cartridges']

test('the navigation has its entries in order, with count and total', async () => {
  answering({
    'GET /clientsystem/shoppingcart/account/stat': basket,
    'GET /clientsystem/favorites/account/count': { favoritesQty: 7, skuIds: [] },
  })
  await show(<Navigation />, { session: everything })

  await screen.findByRole('link', { name: 'Basket 3 €1,234.50' })
  const favourites = await screen.findByRole('link', { name: 'Favourites 7' })
  expect(entries()).toEqual([...classEntries, 'Quick order', 'Favourites 7', 'Basket 3 €1,234.50'])
  expect(favourites).toHaveAttribute('href', '/search?pre=3')
  expect(screen.getByRole('link', { name: 'Toner kits' })).toHaveAttribute('href', '/list/toner?classId=103')
})

test('the basket says how many prices have changed in it', async () => {
  answering({ 'GET /clientsystem/shoppingcart/account/stat': { ...basket, priceChanges: 2 } })
  await show(<Navigation />, { session: buyer })
  expect(await screen.findByRole('link', { name: /^Basket 3 .*: 3 items, 2 prices changed$/ })).toBeVisible()
})

test('who may not is not shown the way', async () => {
  await show(<Navigation />, { session: { ...buyer, permissions: ['cust:favorites'] } })
  expect(entries()).toEqual([...classEntries, 'Favourites 0'])
})

test('a visitor sees the goods alone', async () => {
  await show(<Navigation />, { session: null })
  expect(entries()).toEqual(classEntries)
})

test('electronics unfolds; Escape folds it away and the keyboard is where it was', async () => {
  await show(<Navigation />, { session: null })
  const button = screen.getByRole('button', { name: 'Electronics' })
  await userEvent.click(button)
  expect(button).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByRole('link', { name: 'Label cassettes' })).toHaveAttribute('href', '/list/toner?classId=109')

  await userEvent.tab()
  expect(screen.getByRole('link', { name: 'Label cassettes' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('link', { name: 'Furniture and living' })).toBeNull()
  expect(button).toHaveFocus()

  await userEvent.click(button)
  await userEvent.click(document.body)
  expect(button).toHaveAttribute('aria-expanded', 'false')
})

test.each([
  ['Voorbeeld', 'Welcome, Noor, Voorbeeld'],
  ['Sixteen letters.', 'Welcome, Noor, Sixteen letters.'],
  ['Seventeen letters', 'Welcome, Noor, Sevent...'],
])('the company %j is welcomed as %j', async (company, welcome) => {
  const session = { ...buyer, cust: { company, country: 'NL', termsNetDays: 30 } }
  await show(<TopBar reduced={false} />, { session })
  expect(screen.getByText(welcome)).toHaveAttribute('title', company)
})

test('the account unfolds what the server gives its reader', async () => {
  const entry = { path: '/hisorder/orders', icon: 'orders', permission: 'cust:order', title: 'Orders', children: [] }
  answering({ 'GET /system/menu/getRouters': [entry] })
  await show(<TopBar reduced={false} />, { session: buyer })
  await userEvent.click(screen.getByRole('button', { name: /^Welcome/ }))

  expect(await screen.findByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/hisorder/orders')
})

test('signing out asks first, and no means no', async () => {
  const requests = answering({})
  await show(<SignOut />, { session: buyer })
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }))
  const dialog = await screen.findByRole('dialog', { name: 'Warning' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  expect(requests).toEqual([])
})

test('a quick-order desk has neither search nor menu', async () => {
  await show(<TopBar reduced />, { session: null })
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible()
})

test('a visitor sees how to get prices, a customer whom to call', async () => {
  const { unmount } = await show(<UtilityBar reduced={false} />, { session: null })
  expect(screen.getByText('For prices, sign in or contact your account manager.')).toBeVisible()
  unmount()
  await show(<UtilityBar reduced={false} />, { session: buyer })
  expect(screen.queryByText(/^For prices/)).toBeNull()
  expect(screen.getByRole('link', { name: dutch.hotPhone })).toHaveAttribute('href', 'tel:+31200000001')
})

const office = (orgId: number, country: string, kind: Site['offices'][number]['kind'] = 'company') => ({
  orgId,
  kind,
  name: `Company ${orgId} ${kind}`,
  address1: '1 Example Street',
  city: 'Sampleton',
  state: country === 'US' ? 'CA' : '',
  postcode: '00001',
  country,
  phone: '',
  email: '',
  registrationNumber: 'REG 1',
  vatNumber: country === 'US' ? '' : 'XX1',
})

test('the European footer has five companies, and its own stands out', async () => {
  const offices = [office(1, 'NL'), office(3, 'IT'), office(7, 'GB'), office(8, 'FR'), office(5, 'DE')]
  await show(<Footer />, { session: null, site: { ...dutch, orgId: 8, offices } })
  const blocks = screen.getAllByText(/^Company \d/).map((name) => name.parentElement)

  expect(blocks).toHaveLength(5)
  expect(blocks.filter((block) => block && within(block).queryByText('Your site'))).toEqual([blocks[3]])
  expect(blocks[0]).toHaveTextContent('00001 Sampleton')
  expect(blocks[0]).toHaveTextContent('VAT XX1')
})

test.each([
  ['Europe/Amsterdam', 'en', /ordered by 16:30:/],
  ['Europe/London', 'en', /ordered by 15:30:/],
  ['America/New_York', 'us', /ordered by 10:30\sAM:/],
] as const)('by the clock of %s the footer says in %s until when to order', async (timeZone, language, words) => {
  await show(<Footer />, { session: null, language, site: { ...dutch, timeZone } })
  expect(screen.getByText(words)).toBeVisible()
})

test('the American footer has headquarters and distribution centre, as the American post writes them', async () => {
  const offices = [office(2, 'US', 'headquarters'), office(2, 'US', 'distribution')]
  await show(<Footer />, { session: null, site: { ...dutch, orgId: 2, region: 'US', offices } })

  expect(screen.getByText('Headquarters').parentElement).toHaveTextContent('Sampleton, CA 00001')
  expect(screen.getByText('Distribution centre')).toBeVisible()
  expect(screen.queryByText('Your site')).toBeNull()
  expect(screen.getByRole('list', { name: 'Certificates' })).toHaveTextContent('ISO 9001')
})
