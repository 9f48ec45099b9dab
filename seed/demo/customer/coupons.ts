import { sql } from 'kysely'
import type { Tx } from '../../../server/db/database.ts'
import { amountFactors } from '../catalogue/amount-factors.ts'

type Coupon = {
  code: string
  title: { en: string; de: string; it: string; fr: string; pl: string }
  kind: 'percentage' | 'fixed' | 'shipping'
  /** Basis points, or cents of euro: other currencies get a round sum of about that value. */
  value: number
  startAmount?: number
  /** Days from now. */
  from: number
  to: number
  useLimit?: number
  used?: number
  customerLimit?: number
  audience?: 'anybody' | 'holders' | 'newcomers'
  brand?: string
  /** How often each customer has used it; undefined: they do not hold it yet. */
  held?: number
}

const coupons: Coupon[] = [
  {
    code: 'WELCOME10',
    title: {
      en: 'Welcome: 10% off your first order',
      de: 'Willkommen: 10\u00a0% auf Ihre erste Bestellung',
      it: 'Benvenuto: 10% sul primo ordine',
      fr: 'Bienvenue\u00a0: 10\u00a0% sur votre première commande',
      pl: 'Na powitanie: 10% na pierwsze zamówienie',
    },
    kind: 'percentage',
    value: 1000,
    from: -200,
    to: 300,
    audience: 'newcomers',
    held: 1,
  },
  {
    code: 'BROTHER15',
    title: {
      en: 'Brother weeks',
      de: 'Brother-Wochen',
      it: 'Settimane Brother',
      fr: 'Semaines Brother',
      pl: 'Tygodnie Brother',
    },
    kind: 'percentage',
    value: 1500,
    from: -10,
    to: 45,
    customerLimit: 3,
    brand: 'Brother',
    held: 0,
  },
  {
    code: 'SHIP-FREE',
    title: {
      en: 'Shipping is on us',
      de: 'Versand geht auf uns',
      it: 'La spedizione la paghiamo noi',
      fr: 'La livraison est offerte',
      pl: 'Za dostawę płacimy my',
    },
    kind: 'shipping',
    value: 2000,
    from: -5,
    to: 30,
    held: 0,
  },
  {
    code: 'AUTUMN25',
    title: {
      en: 'Autumn discount',
      de: 'Herbstrabatt',
      it: 'Sconto d’autunno',
      fr: 'Remise d’automne',
      pl: 'Jesienny rabat',
    },
    kind: 'fixed',
    value: 2500,
    startAmount: 25_000,
    from: -60,
    to: 20,
    held: 0,
  },
  {
    code: 'SUMMER5',
    title: {
      en: 'Summer: 5% off',
      de: 'Sommer: 5\u00a0% Rabatt',
      it: 'Estate: 5% di sconto',
      fr: 'Été\u00a0: 5\u00a0% de remise',
      pl: 'Lato: 5% rabatu',
    },
    kind: 'percentage',
    value: 500,
    from: -160,
    to: -70,
    held: 0,
  },
  {
    code: 'FIRST50',
    title: {
      en: 'For the first fifty customers',
      de: 'Für die ersten fünfzig Kunden',
      it: 'Per i primi cinquanta clienti',
      fr: 'Pour les cinquante premiers clients',
      pl: 'Dla pierwszych pięćdziesięciu klientów',
    },
    kind: 'fixed',
    value: 1500,
    from: -15,
    to: 15,
    useLimit: 50,
    used: 50,
    held: 0,
  },
  {
    code: 'THANKS20',
    title: {
      en: 'Thank you: claim with the code',
      de: 'Danke: mit dem Code einlösen',
      it: 'Grazie: sconto con il codice',
      fr: 'Merci\u00a0: à demander avec le code',
      pl: 'Dziękujemy: rabat po podaniu kodu',
    },
    kind: 'fixed',
    value: 2000,
    startAmount: 10_000,
    from: -15,
    to: 90,
  },
]

/** Coupons of each European site, for each tab of a wallet, and one to claim. Needs accounts and products. */
export async function seedCoupons(tx: Tx, now: Date) {
  await sql`
    insert into coupons (org_id, currency, code, title, kind, value, start_amount, brand_id, starts_on, ends_on, use_limit,
                         customer_limit, used, audience)
    select o.id, o.currency, c.code, c.title, c.kind,
           case c.kind when 'percentage' then c.value else (c.value * e.factor)::integer end,
           (coalesce(c."startAmount", 0) * e.factor)::bigint, b.id, ${now}::date + c."from",
           ${now}::date + c."to", c."useLimit", coalesce(c."customerLimit", 1), coalesce(c.used, 0),
           coalesce(c.audience, 'anybody')
      from json_to_recordset(${JSON.stringify(coupons)})
        as c (code text, title jsonb, kind text, value integer, "startAmount" bigint, "from" integer, "to" integer,
              "useLimit" integer, "customerLimit" integer, used integer, audience text, brand text)
     cross join orgs o
      join ${amountFactors} on e.currency = o.currency
      left join brands b on b.name = c.brand
     where o.region = 'EU' and o.id <> 15
     order by o.id, c.code
  `.execute(tx)
  await sql`
    insert into customer_coupons (customer_id, coupon_id, held_since, used)
    select u.id, c.id, greatest(c.starts_on::timestamptz, u.created_at), h.held
      from json_to_recordset(${JSON.stringify(coupons)}) as h (code text, held integer)
      join coupons c on c.code = h.code
      join customers u on u.org_id = c.org_id and u.status = 'active'
     where h.held is not null
  `.execute(tx)
  await sql`
    update coupons c set used = greatest(c.used, h.used)
      from (select coupon_id, sum(used) as used from customer_coupons group by coupon_id) h
     where h.coupon_id = c.id
  `.execute(tx)
}
