import { sql } from 'kysely'
import type { Role } from '../../../rules/identity/permissions.ts'
import type { Tx } from '../../../server/db/database.ts'

/** The password of every account of the demo. */
export const demoPassword = 'Aster2026demo'

type Place = { address1: string; city: string; postcode: string; state?: string }
type Customer = {
  custnum: string
  org_id: number
  company: string
  vat_number: string | null
  country: string
  priceList: string
  terms_net_days: number
  credit_limit: number
  phone: string
  office: Place
  store: Place
}

/** Visibly made up: example streets, phone numbers kept free for fiction, VAT numbers that only pass their check digit. */
export const demoCustomers: Customer[] = [
  {
    custnum: 'C10001',
    org_id: 1,
    company: 'Voorbeeld Kantoor B.V.',
    vat_number: 'NL000099998B57',
    country: 'NL',
    priceList: 'EUR partner',
    terms_net_days: 30,
    credit_limit: 2_500_000,
    phone: '+31 20 000 0101',
    office: { address1: 'Voorbeeldstraat 1', city: 'Amsterdam', postcode: '1000 AA' },
    store: { address1: 'Voorbeeldkade 22', city: 'Rotterdam', postcode: '3000 AA' },
  },
  {
    custnum: 'C30001',
    org_id: 3,
    company: 'Esempio Ufficio S.r.l.',
    vat_number: 'IT00000010215',
    country: 'IT',
    priceList: 'EUR',
    terms_net_days: 0,
    credit_limit: 0,
    phone: '+39 02 0000 0301',
    office: { address1: 'Via Esempio 3', city: 'Milano', postcode: '20100' },
    store: { address1: 'Via Esempio 30', city: 'Torino', postcode: '10100' },
  },
  {
    custnum: 'C50001',
    org_id: 5,
    company: 'Muster Bürotechnik GmbH',
    vat_number: 'DE111111125',
    country: 'DE',
    priceList: 'EUR',
    terms_net_days: 14,
    credit_limit: 1_000_000,
    phone: '+49 30 23125 501',
    office: { address1: 'Musterstraße 5', city: 'Berlin', postcode: '10115' },
    store: { address1: 'Beispielweg 50', city: 'Hamburg', postcode: '20095' },
  },
  {
    custnum: 'C70001',
    org_id: 7,
    company: 'Example Office Supplies Ltd',
    vat_number: 'GB999999973',
    country: 'GB',
    priceList: 'GBP',
    terms_net_days: 30,
    credit_limit: 1_500_000,
    phone: '+44 20 7946 0701',
    office: { address1: '7 Example Street', city: 'London', postcode: 'EC1A 1BB' },
    store: { address1: '70 Example Road', city: 'Leeds', postcode: 'LS1 1AA' },
  },
  {
    custnum: 'C80001',
    org_id: 8,
    company: 'Exemple Bureau SARL',
    vat_number: 'FR83404833048',
    country: 'FR',
    priceList: 'EUR',
    terms_net_days: 30,
    credit_limit: 1_000_000,
    phone: '+33 1 99 00 08 01',
    office: { address1: "8 rue de l'Exemple", city: 'Paris', postcode: '75001' },
    store: { address1: "80 rue de l'Exemple", city: 'Lyon', postcode: '69001' },
  },
  {
    custnum: 'C11001',
    org_id: 11,
    company: 'Przykład Biuro Sp. z o.o.',
    vat_number: 'PL1234563218',
    country: 'PL',
    priceList: 'PLN',
    terms_net_days: 14,
    credit_limit: 4_000_000,
    phone: '+48 22 000 11 01',
    office: { address1: 'ul. Przykładowa 11', city: 'Warszawa', postcode: '00-001' },
    store: { address1: 'ul. Przykładowa 110', city: 'Kraków', postcode: '30-001' },
  },
  {
    custnum: 'C20001',
    org_id: 2,
    company: 'Example Print Supply Inc.',
    vat_number: null,
    country: 'US',
    priceList: 'USD',
    terms_net_days: 30,
    credit_limit: 2_000_000,
    phone: '+1 215 555 0121',
    office: { address1: '200 Example Avenue', city: 'Philadelphia', state: 'PA', postcode: '19103' },
    store: { address1: '210 Sample Road', city: 'Fresno', state: 'CA', postcode: '93701' },
  },
  {
    custnum: 'C10002',
    org_id: 1,
    company: 'Nieuw Voorbeeld B.V.',
    vat_number: null,
    country: 'NL',
    priceList: 'EUR',
    terms_net_days: 0,
    credit_limit: 0,
    phone: '+31 20 000 0102',
    office: { address1: 'Nieuwe Voorbeeldstraat 2', city: 'Utrecht', postcode: '3500 AA' },
    store: { address1: 'Nieuwe Voorbeeldstraat 4', city: 'Utrecht', postcode: '3500 AA' },
  },
]

type DemoAccount = {
  user: string
  name: string
  role: Role
  custnum: string | null
  language: string
  confirmed?: boolean
}

export const demoAccounts: DemoAccount[] = [
  { user: 'nl.main', name: 'Nora Voorbeeld', role: 'main', custnum: 'C10001', language: 'en' },
  { user: 'nl.buyer', name: 'Bram Voorbeeld', role: 'buyer', custnum: 'C10001', language: 'en' },
  { user: 'nl.salesrep', name: 'Sanne Voorbeeld', role: 'salesrep', custnum: 'C10001', language: 'en' },
  { user: 'nl.requester', name: 'Rik Voorbeeld', role: 'requester', custnum: 'C10001', language: 'en' },
  { user: 'it.main', name: 'Ilaria Esempio', role: 'main', custnum: 'C30001', language: 'it' },
  { user: 'de.main', name: 'Dora Muster', role: 'main', custnum: 'C50001', language: 'de' },
  { user: 'gb.main', name: 'Grace Example', role: 'main', custnum: 'C70001', language: 'en' },
  { user: 'fr.main', name: 'Fleur Exemple', role: 'main', custnum: 'C80001', language: 'fr' },
  { user: 'pl.main', name: 'Piotr Przykład', role: 'main', custnum: 'C11001', language: 'pl' },
  { user: 'us.main', name: 'Uma Example', role: 'main', custnum: 'C20001', language: 'en' },
  { user: 'new.main', name: 'Niek Nieuw', role: 'none', custnum: 'C10002', language: 'en', confirmed: false },
  { user: 'manager', name: 'Mara Manager', role: 'manager', custnum: null, language: 'en' },
  { user: 'admin', name: 'Ada Admin', role: 'admin', custnum: null, language: 'en' },
]

/** Companies with a billing and two regular addresses, and their accounts. */
export async function seedAccounts(tx: Tx, passwordHash: string) {
  await sql`
    insert into customers (custnum, org_id, company, vat_number, country, currency, price_list_id, terms_net_days,
                           credit_limit)
    select c.custnum, c.org_id, c.company, c.vat_number, c.country, l.currency, l.id, c.terms_net_days, c.credit_limit
      from json_to_recordset(${numbered(demoCustomers)})
        as c (at integer, custnum text, org_id integer, company text, vat_number text, country text, "priceList" text,
              terms_net_days integer, credit_limit bigint)
      join price_lists l on l.name = c."priceList"
     order by c.at
  `.execute(tx)
  await sql`
    insert into addresses (customer_id, kind, is_default, company, address1, city, state, postcode, country, phone, email)
    select c.id, a.kind, a.is_default, c.company, a.address1, a.city, a.state, a.postcode, c.country, a.phone, a.email
      from json_to_recordset(${JSON.stringify(demoCustomers.flatMap(makeAddresses))})
        as a (custnum text, kind text, is_default boolean, address1 text, city text, state text, postcode text,
              phone text, email text)
      join customers c using (custnum)
  `.execute(tx)
  await sql`
    insert into accounts (customer_id, user_name, email, email_proved_at, name, role, staff_roles, confirmed, password_hash,
                          language)
    select c.id, p.user, p.user || '@demo.example', now(), p.name, case p.role when 'manager' then 'staff' else p.role end,
           case p.role when 'manager' then '{manager}'::text[] else '{}' end, coalesce(p.confirmed, true), ${passwordHash}, p.language
      from json_to_recordset(${numbered(demoAccounts)})
        as p (at integer, "user" text, name text, role text, custnum text, language text, confirmed boolean)
      left join customers c using (custnum)
     order by p.at
  `.execute(tx)
  await sql`
    update accounts set order_limit = 150000, month_limit = 500000 where user_name = 'nl.buyer'
  `.execute(tx)
  // The manager's sites are Europe; the United States are the admin's alone.
  await sql`
    insert into staff_sites (account_id, org_id)
    select a.id, o.id from accounts a, orgs o where a.role = 'staff' and o.region = 'EU'
  `.execute(tx)
}

/** Rows as JSON with their places, so that each gets the same id however the database joins them. */
const numbered = (rows: readonly object[]) => JSON.stringify(rows.map((row, at) => ({ at, ...row })))

function makeAddresses({ custnum, phone, office, store }: Customer) {
  const email = `${custnum.toLowerCase()}@demo.example`
  const whole = ({ state = '', ...place }: Place) => ({ custnum, phone, email, state, ...place })
  return [
    { ...whole(office), kind: 'billing', is_default: true },
    { ...whole(office), kind: 'regular', is_default: true },
    { ...whole(store), kind: 'regular', is_default: false },
  ]
}
