import type { Certificate } from '../../../../rules/site/site.ts'
import type { Db, Tx } from '../../../db/database.ts'

type SiteRow = {
  orgId: number
  siteName: string
  region: 'EU' | 'US'
  iso2: string
  language: string
  languages: string[]
  currency: string
  hotPhone: string
  serviceEmail: string
  skypeId: string
  opens: string
  closes: string
  myqo: boolean
  registerOrgId: number
  certificates: Certificate[]
  timeZone: string
  /** From which its orders leave, and its clock. */
  warehouse: string
  warehouseTimeZone: string
}

/** All sites, in their order. */
export const findSites = (db: Db) => selectSites(db).orderBy('id').execute() as Promise<SiteRow[]>

export const siteById = (db: Db, orgId: number) =>
  selectSites(db).where('id', '=', orgId).executeTakeFirst() as Promise<SiteRow | undefined>

const selectSites = (db: Db) =>
  db
    .selectFrom('orgs')
    .select((eb) =>
      eb
        .selectFrom('warehouses')
        .select('time_zone')
        .whereRef('warehouses.code', '=', 'orgs.warehouse')
        .as('warehouseTimeZone'),
    )
    .select([
      'id as orgId',
      'site_name as siteName',
      'region',
      'iso2',
      'language',
      'languages',
      'currency',
      'hot_phone as hotPhone',
      'service_email as serviceEmail',
      'skype_id as skypeId',
      'opens',
      'closes',
      'myqo',
      'register_org_id as registerOrgId',
      'warehouse',
      'time_zone as timeZone',
      'certificates',
    ])

export type OfficeRow = {
  orgId: number
  kind: 'company' | 'headquarters' | 'distribution'
  name: string
  address1: string
  city: string
  state: string
  postcode: string
  country: string
  phone: string
  email: string
  registrationNumber: string
  vatNumber: string
}

/** Every office, in the order of the footers. */
export const findOffices = (db: Db, region: 'EU' | 'US') =>
  db
    .selectFrom('offices as f')
    .innerJoin('orgs as o', 'o.id', 'f.org_id')
    .select([
      'f.org_id as orgId',
      'f.kind',
      'f.name',
      'f.address1',
      'f.city',
      'f.state',
      'f.postcode',
      'f.country',
      'f.phone',
      'f.email',
      'f.registration_number as registrationNumber',
      'f.vat_number as vatNumber',
    ])
    .where('o.region', '=', region)
    .orderBy('f.position')
    .execute() as Promise<OfficeRow[]>

export const findCountries = (db: Db | Tx) =>
  db.selectFrom('countries').select(['iso2', 'eu_member as euMember']).orderBy('iso2').execute()

export const countryById = (db: Db, iso2: string) =>
  db.selectFrom('countries').select(['iso2', 'eu_member as euMember']).where('iso2', '=', iso2).executeTakeFirst()

export const findStates = (db: Db | Tx, country?: string) =>
  db
    .selectFrom('states')
    .select(['country', 'code', 'name'])
    .$if(country !== undefined, (states) => states.where('country', '=', country ?? ''))
    .orderBy('name')
    .execute()

/** The currencies of the price lists. */
export async function findCurrencies(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('price_lists').select('currency').distinct().orderBy('currency').execute()
  return rows.map(({ currency }) => currency)
}
