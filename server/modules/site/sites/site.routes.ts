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
import { menuFor } from '../../../../rules/catalogue/content/menu.ts'
import { consoleEntries } from '../../../../rules/office/console.ts'
import { consolePath } from '../../../../rules/office/console-address.ts'
import { nextCutOff } from '../../../../rules/shipping/shipping.ts'
import { offersSite } from '../../../../rules/site/site.ts'
import { languageTag } from '../../../../texts/index.ts'
import { say } from '../../../../texts/say.ts'
import { type Caller, isCustomer } from '../../../http/caller.ts'
import type { Mount } from '../../../http/mount.ts'
import { orNotFound } from '../../../http/refuse.ts'
import { countryOfAddress } from './country-of-address.ts'
import { alphabetical, countryNames, currencyNames, translatedTitles } from './names.ts'
import {
  countryById,
  findCountries,
  findCurrencies,
  findOffices,
  findSites,
  findStates,
  type OfficeRow,
  siteById,
} from './site.queries.ts'
import { siteOfCall, toChooser } from './site-of-call.ts'
import { workTimeIn } from './work-time.ts'

export const siteRoutes = (mount: Mount) => {
  mount(getOrgSite, async ({ query, caller, db, language, now }) => {
    const site = orNotFound(await siteById(db, siteOfCall(caller, query.orgId)))
    const offices = await findOffices(db, site.region)
    return {
      ...site,
      workTime: workTimeIn(language, site),
      // On closed days nothing leaves, but the time of the day is the same.
      cutOffAt: nextCutOff(now, { timeZone: site.warehouseTimeZone, closedDays: [] }).at.toISOString(),
      legalEntity: findOffice(offices, site.registerOrgId) ?? null,
      offices: eachCompanyOnce(offices),
    }
  })

  mount(
    getRegion,
    async ({ query, caller, db }) => orNotFound(await siteById(db, siteOfCall(caller, query.orgId))).region,
  )

  mount(listSites, async ({ body, caller, db, language }) => {
    const namePart = body.siteName?.trim().toLowerCase() ?? ''
    const offered = (await findSites(db)).filter(
      ({ orgId, siteName }) => offersSite(orgId, toChooser(caller)) && siteName.toLowerCase().includes(namePart),
    )
    return {
      orgSites: offered.map((site) => ({ ...site, workTime: workTimeIn(language, site) })),
      languages: offered[0]?.languages ?? [],
    }
  })

  mountPlaces(mount)

  mount(whereFrom, async ({ request }) => ({ countryIso2: await countryOfAddress(request.ip) }))

  mount(getRouters, async ({ caller, language }) =>
    buildMenu(caller).map(({ title, permission, path, icon }) => ({
      path,
      icon,
      permission: permission ?? '',
      title: say(language, title),
      ...translatedTitles(title),
      children: [],
    })),
  )
}

/** Countries, states and currencies. */
function mountPlaces(mount: Mount) {
  mount(listCountries, async ({ db, language }) => {
    const inOrder = alphabetical(language)
    const name = new Intl.DisplayNames([languageTag(language)], { type: 'region' })
    const countries = await findCountries(db)
    return countries
      .map((country) => ({ id: country.iso2, ...country, ...countryNames(country.iso2) }))
      .sort((one, other) => inOrder(name.of(one.iso2) ?? '', name.of(other.iso2) ?? ''))
  })

  mount(getCountry, async ({ params, db }) => {
    const country = orNotFound(await countryById(db, params.id))
    return { id: country.iso2, ...country, ...countryNames(country.iso2), states: await findStates(db, country.iso2) }
  })

  mount(listStates, ({ db }) => findStates(db))

  mount(listCurrencies, async ({ db, language }) =>
    (await findCurrencies(db)).map((currency) => ({ currency, ...currencyNames(currency, language) })),
  )
}

/** The account's menu; before it, for a staff user, that of the console. */
const buildMenu = (caller: Caller) => [
  ...(isCustomer(caller) ? [] : consoleEntries(caller.permissions)).map((entry) => ({
    ...entry,
    path: consolePath(entry.address),
  })),
  ...menuFor(caller.permissions, isCustomer(caller), caller.region),
]

/** A company that is registered for VAT in a second country is there twice. */
const eachCompanyOnce = (offices: readonly OfficeRow[]) =>
  offices.filter(({ name, kind }, at) => offices.findIndex((one) => one.name === name && one.kind === kind) === at)

const findOffice = (offices: readonly OfficeRow[], orgId: number) => offices.find((office) => office.orgId === orgId)
