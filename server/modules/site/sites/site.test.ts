import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  getCountry,
  getOrgSite,
  getRegion,
  getRouters,
  listCountries,
  listCurrencies,
  listSites,
  listStates,
  whereFrom,
} from '../../../../contract/site/site.ts'
import { rolePermissions } from '../../../../rules/identity/roles.ts'
import { consoleMenu } from '../../../../rules/office/console.ts'
import { consolePath } from '../../../../rules/office/console-address.ts'
import { sites } from '../../../../rules/site/site.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world.close())

const siteAt = (orgId?: number, headers: Record<string, string> = {}) =>
  world.call(getOrgSite, { query: { ...(orgId && { orgId }) } }, { headers })

test('the sites of the rules are those of the database', async () => {
  const stored = await world.db.selectFrom('orgs').select(['id', 'iso2', 'language']).orderBy('id').execute()
  expect(stored).toEqual(sites.map(({ orgId, country, language }) => ({ id: orgId, iso2: country, language })))
})

test.each([
  [1, 'Netherlands', 'EUR', 'EU', 'Aster Voorbeeld B.V.'],
  [2, 'United States', 'USD', 'US', 'Aster Sample Inc.'],
  [3, 'Italia', 'EUR', 'EU', 'Aster Esempio S.r.l.'],
  [5, 'Deutschland', 'EUR', 'EU', 'Aster Muster DACH GmbH'],
  [7, 'United Kingdom', 'GBP', 'EU', 'Aster Example Ltd'],
  [8, 'France', 'EUR', 'EU', 'Aster Exemple SARL'],
  [11, 'Polska', 'PLN', 'EU', 'Aster Voorbeeld B.V.'],
])('site %i is %s and sells in %s', async (orgId, siteName, currency, region, company) => {
  const { data } = await siteAt(orgId)
  expect(data).toMatchObject({ orgId, siteName, currency, region })
  expect(data.legalEntity?.name).toBe(company)
  expect(data.languages[0]).toBe(data.language)
  expect([...data.languages].sort()).toEqual(['de', 'en', 'fr', 'it', 'pl'])
  expect((await world.call(getRegion, { query: { orgId } })).data).toBe(region)
})

test('the site for trials is no site by a link, and its own customers’ all the same', async () => {
  expect((await siteAt(15)).data.orgId).toBe(1)
  const person = await world.signedIn({ customerId: await world.customer({ orgId: 15 }) })
  expect((await person.call(getOrgSite, { query: { orgId: 1 } })).data).toMatchObject({
    orgId: 15,
    siteName: 'Trial site',
  })
})

test('the cut-off of a site is that of its warehouse, by the clock there', async () => {
  const cutOffs = async () => [(await siteAt(1)).data.cutOffAt, (await siteAt(2)).data.cutOffAt]
  expect([(await siteAt(1)).data.warehouse, (await siteAt(2)).data.warehouse]).toEqual(['NL', 'US'])
  expect(await cutOffs()).toEqual(['2026-11-18T15:30:00.000Z', '2026-11-18T21:30:00.000Z'])
  await world.db.updateTable('orgs').set({ warehouse: 'UK' }).where('id', '=', 1).execute()
  expect((await cutOffs())[0]).toBe('2026-11-18T16:30:00.000Z')
  await world.db.updateTable('orgs').set({ warehouse: 'NL' }).where('id', '=', 1).execute()
})

test('without a site, and with one that there is not, it is the first', async () => {
  expect((await siteAt()).data.orgId).toBe(1)
  expect((await siteAt(4)).data.orgId).toBe(1)
  expect((await world.call(getRegion, { query: {} })).data).toBe('EU')
})

test('each region has its own address blocks, in the order of the footer', async () => {
  const europe = (await siteAt(5)).data.offices
  expect(europe.map(({ orgId }) => orgId)).toEqual([1, 3, 7, 8, 5])
  const america = (await siteAt(2)).data.offices
  expect(america.map(({ kind, state }) => [kind, state])).toEqual([
    ['headquarters', 'CA'],
    ['distribution', 'PA'],
  ])
})

test('hours are shown in the language of the call, in America by am and pm', async () => {
  expect((await siteAt(1, { 'accept-language': 'de' })).data.workTime).toBe('Mo–Fr 8:30–17:30')
  expect((await siteAt(1, { 'accept-language': 'en' })).data.workTime).toBe('Mon–Fri 8:30–17:30')
  expect((await siteAt(2, { 'accept-language': 'en' })).data.workTime).toMatch(/^Mon–Fri 8:30\sAM–5:30\sPM$/)
})

test("a customer's site is their own, whatever they ask for", async () => {
  const german = await world.signedIn({ orgId: 5 })
  expect((await german.call(getOrgSite, { query: { orgId: 3 } })).data.orgId).toBe(5)
  expect((await german.call(getRegion, { query: { orgId: 2 } })).data).toBe('EU')
  const american = await world.signedIn({ orgId: 2 })
  expect((await american.call(getRegion, { query: { orgId: 1 } })).data).toBe('US')
})

test('a visitor chooses among the sites that are open to them', async () => {
  const { data } = await world.call(listSites, { body: { siteName: '', isVisitor: 1 } })
  expect(data.orgSites.map(({ orgId }) => orgId)).toEqual([1, 2, 3, 5, 7, 8])
  expect(data.languages).toContain('en')
  const found = await world.call(listSites, { body: { siteName: ' ITAL', isVisitor: 1 } })
  expect(found.data.orgSites.map(({ orgId }) => orgId)).toEqual([3])
  const none = await world.call(listSites, { body: { siteName: '%', isVisitor: 1 } })
  expect(none.data).toEqual({ orgSites: [], languages: [] })
})

test('a customer finds their own site alone, and its language first, whoever they say that they are', async () => {
  const polish = await world.signedIn({ orgId: 11 })
  for (const body of [{ orgId: 11 }, { orgId: 5 }, { siteName: '', isVisitor: 1 }]) {
    const { data } = await polish.call(listSites, { body })
    expect(data.orgSites.map(({ orgId }) => orgId)).toEqual([11])
    expect(data.languages[0]).toBe('pl')
  }
})

test('countries have their names in every language of labels, in the order of the alphabet of the call', async () => {
  const { data } = await world.call(listCountries, {}, { headers: { 'accept-language': 'de' } })
  expect(data).toHaveLength(37)
  expect(data.map(({ nameDe }) => nameDe).slice(0, 3)).toEqual(['Aruba', 'Belgien', 'Bulgarien'])
  expect(data.find(({ id }) => id === 'NL')).toEqual({
    id: 'NL',
    iso2: 'NL',
    euMember: true,
    nameEn: 'Netherlands',
    nameCn: '荷兰',
    nameFr: 'Pays-Bas',
    nameDe: 'Niederlande',
    nameIt: 'Paesi Bassi',
    namePl: 'Holandia',
  })
})

test('one country comes with its states; what is none is not found', async () => {
  const { data } = await world.call(getCountry, { params: { id: 'US' } })
  expect(data.states).toHaveLength(52)
  expect((await world.call(getCountry, { params: { id: 'DE' } })).data.states).toEqual([])
  expect((await world.call(getCountry, { params: { id: 'ZZ' } })).status).toBe(404)
  expect((await world.call(getCountry, { params: { id: 'us' } })).status).toBe(400)
})

test('the states of addresses come by name', async () => {
  const { data } = await world.call(listStates, {})
  expect(data[0]).toEqual({ country: 'US', code: 'AL', name: 'Alabama' })
  expect(data).toContainEqual({ country: 'US', code: 'PA', name: 'Pennsylvania' })
  expect(new Set(data.map(({ code }) => code)).size).toBe(data.length)
})

test('currencies are those that goods have prices in', async () => {
  const { data } = await world.call(listCurrencies, {}, { headers: { 'accept-language': 'pl' } })
  expect(data.map(({ currency, symbol }) => [currency, symbol])).toEqual([
    ['EUR', '€'],
    ['GBP', '£'],
    ['PLN', 'zł'],
    ['USD', '$'],
  ])
  expect(data[2]?.name).toBe('złoty polski')
})

const from = async (remoteAddress: string, forwarded?: string) => {
  const answer = await world.app.inject({
    method: 'GET',
    url: `/dev-api${whereFrom.path}`,
    remoteAddress,
    headers: { ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }) },
  })
  return [answer.statusCode, answer.json().data.countryIso2]
}

test.each([
  ['194.25.0.60', 'DE'],
  ['::ffff:194.25.0.60', 'DE'],
  ['8.8.8.8', 'US'],
  ['2003:c0::1', 'DE'],
  ['127.0.0.1', ''],
  ['10.1.2.3', ''],
  ['192.168.1.1', ''],
  ['::1', ''],
  ['fe80::1', ''],
  ['203.0.113.7', ''],
])('the address %s is of %j', async (address, country) => {
  expect(await from(address)).toEqual([200, country])
})

test('only a proxy that is trusted is believed', async () => {
  const proxy = '10.1.1.1'
  expect(await from(proxy, '194.25.0.60')).toEqual([200, 'DE'])
  expect(await from(proxy, '194.25.0.60, 8.8.8.8'), 'the last one before the proxy').toEqual([200, 'US'])
  expect(await from('8.8.8.8', '194.25.0.60'), 'a forged header').toEqual([200, 'US'])
  expect(await from('10.1.1.2', '194.25.0.60'), 'a proxy of somebody else').toEqual([200, ''])
  for (const hostile of [
    '',
    'garbage',
    '999.1.1.1',
    '8',
    '8.8.8.8.8',
    '2003:zz',
    '194.25.0.60:443',
    '<script>',
    "' or 1=1",
    `${'1'.repeat(5000)}`,
    '٣.٣.٣.٣',
  ]) {
    expect(await from(proxy, hostile)).toEqual([200, ''])
  }
})

test('where a caller comes from is kept by nobody', async () => {
  const { headers } = await world.app.inject({ url: `/dev-api${whereFrom.path}` })
  expect(headers['cache-control'] ?? 'no-store').not.toContain('public')
})

test('the menu holds what its reader may open, with its titles', async () => {
  const main = await world.signedIn()
  const { data } = await main.call(getRouters, {}, { headers: { 'accept-language': 'de' } })
  expect(data.every(({ permission }) => permission === '' || rolePermissions.main.includes(permission))).toBe(true)
  expect(data.find(({ path }) => path === '/hisorder/orders')).toMatchObject({
    title: 'Bestellungen',
    titleEn: 'Orders',
    titleCn: 'Orders',
    titleFr: 'Commandes',
    titleDe: 'Bestellungen',
    titleIt: 'Ordini',
    titlePl: 'Zamówienia',
  })
  const none = await world.signedIn({ role: 'none' })
  expect((await none.call(getRouters, {})).data.map(({ path }) => path)).toEqual(['/my/account'])
  expect((await world.call(getRouters, {})).status).toBe(401)
})

test('staff find the console in their menu, each what they may', async () => {
  const pathsOf = async (role: 'manager' | 'admin') =>
    (await (await world.staff(role)).call(getRouters, {})).data
      .map(({ path }) => path)
      .filter((path) => path.startsWith('/console'))
  expect(await pathsOf('admin')).toEqual(consoleMenu.map(({ address }) => consolePath(address)))
  const forManagers = consoleMenu.filter(({ permission }) => rolePermissions.manager.includes(permission))
  expect(await pathsOf('manager')).toEqual(forManagers.map(({ address }) => consolePath(address)))
})

test('a site speaks one of its own languages, closes after it opens and is registered with one that there is', async () => {
  const change = (column: string, value: unknown) =>
    world.db
      .updateTable('orgs')
      .set({ [column]: value })
      .where('id', '=', 5)
      .execute()
  await expect(change('language', 'zh')).rejects.toThrow(/check/)
  await expect(change('languages', ['de', 'xx'])).rejects.toThrow(/check/)
  await expect(change('closes', '08:00')).rejects.toThrow(/check/)
  await expect(change('register_org_id', 4)).rejects.toThrow(/foreign key/)
})
