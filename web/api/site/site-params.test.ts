import { afterEach, expect, test } from 'vitest'
import { keepToken } from '../session/token.ts'
import { regionParams, siteParams } from './site-params.ts'

afterEach(() => {
  delete document.documentElement.dataset.org
})

test.each([
  ['the default site', undefined, {}, {}],
  ['another site of Europe', '5', { orgId: 5 }, {}],
  ['the American site', '2', { orgId: 2 }, { orgId: 2 }],
  ['a site that is none', '999', {}, {}],
])('a visitor of %s is distinguished where it matters', (_, org, site, region) => {
  if (org) document.documentElement.dataset.org = org
  expect(siteParams()).toEqual(site)
  expect(regionParams()).toEqual(region)
})

test('a customer’s site is their own, whatever the page stands in', () => {
  document.documentElement.dataset.org = '2'
  keepToken('of-noor', 60)
  expect(siteParams()).toEqual({})
})
