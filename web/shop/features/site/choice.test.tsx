import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { readCookie, writeChoice } from '../../../api/cookie.ts'
import { answering, buyer, dutch, show } from '../../../testing/show.tsx'
import { dismiss, toastStore } from '../../../ui/feedback/toast.ts'
import { CountryHint } from './CountryHint.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import { useOwnLanguage } from './language.ts'
import { SiteChoice } from './SiteChoice.tsx'

const cookies = ['country', 'language_NL', 'language_IT', 'language_account', 'language_login']
afterEach(() => {
  for (const name of cookies) writeChoice(name, '', 0)
  localStorage.clear()
  for (const { id } of toastStore.read()) dismiss(id)
  document.documentElement.removeAttribute('data-org')
})

const italian = { ...dutch, orgId: 3, siteName: 'Italia', iso2: 'IT', language: 'it' }
const sites = { orgSites: [dutch, italian], languages: dutch.languages }
const calls = {
  'POST /clientsystem/system/freedom/getOrgSiteOptions': sites,
  'GET /clientsystem/system/freedom/getOrgSite': italian,
}

test('a visitor chooses a site: country and language are kept, and it says so in the new language', async () => {
  const requests = answering(calls)
  await show(<SiteChoice />, { session: null })
  await userEvent.click(screen.getByRole('button', { name: 'Site: Netherlands' }))
  expect(await screen.findByRole('button', { name: 'Netherlands' })).toHaveAttribute('aria-current', 'true')
  await userEvent.click(screen.getByRole('button', { name: 'Italia' }))

  expect(await screen.findByText('Sito cambiato')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Sito: Italia' })).toBeVisible()
  expect([readCookie('country'), readCookie('language_IT')]).toEqual(['IT', 'it'])
  expect(document.documentElement.dataset.org).toBe('3')
  expect(requests[0]?.body).toBe('{"siteName":"","isVisitor":1}')
  expect(requests[1]?.url).toMatch(/orgId=3$/)
})

test('who read another language there before reads it again', async () => {
  answering(calls)
  writeChoice('language_IT', 'de', 60)
  await show(<SiteChoice />, { session: null })
  await userEvent.click(screen.getByRole('button', { name: 'Site: Netherlands' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Italia' }))

  expect(await screen.findByText('Shop gewechselt')).toBeVisible()
  expect(readCookie('language_IT')).toBe('de')
})

test('a site that cannot be reached leaves everything as it was', async () => {
  answering({ ...calls, 'GET /clientsystem/system/freedom/getOrgSite': { refused: 'server.failed', code: 500 } })
  await show(<SiteChoice />, { session: null })
  await userEvent.click(screen.getByRole('button', { name: 'Site: Netherlands' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Italia' }))

  expect(await screen.findByRole('button', { name: 'Site: Netherlands' })).toBeVisible()
  expect(readCookie('country')).toBeUndefined()
})

test('a customer has their own site alone', async () => {
  await show(<SiteChoice />, { session: buyer })
  expect(screen.getByText('Netherlands')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

test.each([
  ['a visitor', null, false, 'language_NL'],
  ['a customer', buyer, false, 'language_account'],
  ['the sign-in page', null, true, 'language_login'],
] as const)('the language of %s has a place of its own', async (_, session, atLogin, name) => {
  await show(<LanguageChoice atLogin={atLogin} />, { session })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Deutsch')

  expect(await screen.findByText('Sprache gewechselt')).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'Sprache' })).toHaveValue('de')
  expect(cookies.filter((cookie) => readCookie(cookie) !== undefined)).toEqual([name])
})

function Own() {
  useOwnLanguage()
  return <LanguageChoice />
}

test.each([
  [undefined, 'de', 'de'],
  [undefined, '', 'it'],
  ['pl', 'de', 'pl'],
  ['xx', 'zz', 'it'],
])('who signs in, has chosen %j here and %j in their profile, reads %s', async (kept, ofProfile, language) => {
  if (kept) writeChoice('language_account', kept, 60)
  const session = { ...buyer, user: { ...buyer.user, orgId: 3, language: ofProfile } }
  await show(<Own />, { session, site: italian })

  await expect.poll(() => screen.getByRole('combobox')).toHaveValue(language)
  expect(readCookie('language_account')).toBe(language)
})

test('a visitor keeps what they read', async () => {
  await show(<Own />, { session: null, site: italian })
  expect(screen.getByRole('combobox')).toHaveValue('en')
})

const hinted = (countryIso2: string) =>
  answering({ ...calls, 'GET /clientsystem/ipconfig/freedom/country': { countryIso2 } })

test('who comes from a country with a site of its own is shown the way, once', async () => {
  const requests = hinted('IT')
  const { unmount } = await show(<CountryHint />, { session: null })
  expect(await screen.findByText('Shop on the Italia site?')).toBeVisible()
  expect(screen.getByText(/visiting us from this country: Italy/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'IP Geolocation by DB-IP' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Stay here' }))
  expect(screen.queryByText('Shop on the Italia site?')).toBeNull()
  unmount()

  await show(<CountryHint />, { session: null })
  expect(requests.filter(({ url }) => url.includes('ipconfig'))).toHaveLength(1)
})

test('the hint leads there', async () => {
  hinted('IT')
  await show(<CountryHint />, { session: null })
  await userEvent.click(await screen.findByRole('button', { name: 'Go to the Italia site' }))
  expect(await screen.findByText('Sito cambiato')).toBeVisible()
  await vi.waitFor(() => expect(screen.queryByRole('complementary')).toBeNull())
})

test.each(['NL', 'PL', 'AT', '', '<b>'])('from %j there is no way to show', async (country) => {
  const requests = hinted(country)
  await show(<CountryHint />, { session: null })
  await vi.waitFor(() => expect(requests).toHaveLength(1))
  expect(screen.queryByRole('complementary')).toBeNull()
})

test('neither a customer nor who has chosen is asked about', async () => {
  const requests = hinted('IT')
  const { unmount } = await show(<CountryHint />, { session: buyer })
  unmount()
  writeChoice('country', 'DE', 60)
  await show(<CountryHint />, { session: null })
  expect(requests).toEqual([])
})
