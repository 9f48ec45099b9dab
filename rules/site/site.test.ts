import { expect, test } from 'vitest'
import {
  chooseOrg,
  languageFor,
  offersSite,
  orgFor,
  readOrgId,
  siteCookies,
  siteCountry,
  sites,
  siteToHint,
} from './site.ts'

test.each([
  ['IT', 3],
  ['DE', 5],
  ['GB', 7],
  ['FR', 8],
  ['PL', 11],
  ['US', 2],
])('the cookie %s stands for site %i, whatever the address asks for', (country, orgId) => {
  expect(orgFor({ country, requested: undefined })).toBe(orgId)
  expect(orgFor({ country, requested: '1' })).toBe(orgId)
})

test.each([
  [undefined, undefined, 1],
  [undefined, '5', 5],
  [undefined, 5, 5],
  [undefined, '15', 1],
  ['NL', undefined, 1],
  ['NL', '8', 8],
  ['XX', '8', 8],
  ['de', '8', 8],
  ['', '', 1],
  ['__proto__', 'constructor', 1],
  ['DE; Path=/', '5x', 1],
  [undefined, '0', 1],
  [undefined, '4', 1],
  [undefined, '-5', 1],
  [undefined, '5.0', 1],
  [undefined, '1e0', 1],
  [undefined, ' 5', 1],
  [undefined, '٥', 1],
  [undefined, '99999999999999999999', 1],
  [undefined, ['5'], 1],
  [undefined, null, 1],
])('cookie %j and address %j lead to site %i', (country, asked, orgId) => {
  expect(orgFor({ country, requested: asked })).toBe(orgId)
})

test.each([
  ['IT', undefined, 'it'],
  ['DE', undefined, 'de'],
  ['GB', undefined, 'en'],
  ['FR', undefined, 'fr'],
  ['US', undefined, 'en'],
  // Specification section 4: otherwise English. Who chooses the site gets Polish with it.
  ['PL', undefined, 'en'],
  ['NL', undefined, 'en'],
  [undefined, '11', 'pl'],
  [undefined, '5', 'de'],
  ['NL', '3', 'it'],
  ['XX', undefined, undefined],
  [undefined, '999', undefined],
  [undefined, undefined, undefined],
])('a visitor from %j who asks for %j and never chose a language reads %j', (country, asked, language) => {
  expect(languageFor({ country, requested: asked })).toBe(language)
})

test('a customer stands in their own site, everybody else where they ask', () => {
  expect(chooseOrg({ own: 5, requested: 3 })).toBe(5)
  expect(chooseOrg({ own: undefined, requested: 3 })).toBe(3)
  expect(chooseOrg({ own: undefined, requested: 999 })).toBe(1)
  expect(chooseOrg({ own: undefined, requested: undefined })).toBe(1)
})

test.each([
  ['visitor', [1, 2, 3, 5, 7, 8]],
  ['staff', [1, 2, 3, 5, 7, 8, 11]],
  [{ own: 5 }, [5]],
  [{ own: 11 }, [11]],
  [{ own: 15 }, []],
] as const)('%j chooses among %j', (chooser, offered) => {
  const orgIds = sites.map(({ orgId }) => orgId).filter((orgId) => offersSite(orgId, chooser))
  expect(orgIds).toEqual(offered)
})

test.each([
  ['DE', 1, 5],
  ['DE', 5, undefined],
  ['NL', 5, 1],
  ['NL', 1, undefined],
  ['US', 1, 2],
  // Not open to visitors.
  ['PL', 1, undefined],
  ['AT', 1, undefined],
  ['', 1, undefined],
])('a visitor from %j on site %i is shown the way to %j', (country, here, hint) => {
  expect(siteToHint(country, here)).toBe(hint)
})

test('each country keeps its language apart, and so do the account and the sign-in page', () => {
  const names = [...new Set(sites.map(({ country }) => country))].map(siteCookies.languageOf)
  expect(new Set([...names, siteCookies.accountLanguage, siteCookies.loginLanguage]).size).toBe(names.length + 2)
  expect(siteCookies.seconds).toBe(30 * 86_400)
})

test('every site knows its country, and what is no site is none', () => {
  expect(sites.map(({ orgId }) => siteCountry(orgId))).toEqual(['NL', 'US', 'IT', 'DE', 'GB', 'FR', 'PL', 'NL'])
  expect([4, Number.NaN, 1.5, -1, '05x', {}, undefined].map(readOrgId)).toEqual(Array(7).fill(undefined))
})
