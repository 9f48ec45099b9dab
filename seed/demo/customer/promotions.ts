import { sql } from 'kysely'
import type { Tx } from '../../../server/db/database.ts'
import type { SeededLabels } from '../../labels.ts'
import { amountFactors } from '../catalogue/amount-factors.ts'

const ownMake: SeededLabels = {
  en: 'Aster compatibles on offer',
  de: 'Aster-Kompatible im Angebot',
  it: 'Compatibili Aster in offerta',
  fr: 'Compatibles Aster en promotion',
  pl: 'Zamienniki Aster w promocji',
}

/** One running promotion for each European site: fifteen per cent off the list price of every twentieth of our own compatibles. */
export const seedPromotions = (tx: Tx, now: Date) =>
  sql`
    with made as (
      insert into promotions (org_id, currency, title, starts_on, ends_on)
      select id, currency, ${JSON.stringify(ownMake)}, (${now}::timestamptz at time zone time_zone)::date - 7,
             (${now}::timestamptz at time zone time_zone)::date + 60
        from orgs where region = 'EU' and id <> 15
      returning id, org_id
    )
    insert into promotion_prices (promotion_id, sku_id, discount_price)
    select m.id, s.id, (p.unit_price * 85) / 100
      from made m
      join orgs o on o.id = m.org_id
      join price_lists l on l.name = o.currency
      join list_prices p on p.price_list_id = l.id
      join skus s on s.id = p.sku_id
     where s.own_make and s.status = 'active' and s.id % 20 = 0
  `.execute(tx)

type Wide = {
  title: SeededLabels
  kind: 'percentage' | 'amount' | 'buyGet' | 'freeShipping'
  value?: number
  buy?: number
  free?: number
  of_products?: boolean
  class_id?: number
  brand?: string
  list?: string
  /** Days from today. */
  from: number
  to: number
}

const wide: Wide[] = [
  {
    title: {
      en: 'Drum weeks',
      de: 'Trommelwochen',
      it: 'Settimane dei tamburi',
      fr: 'Semaines des tambours',
      pl: 'Tygodnie bębnów',
    },
    kind: 'amount',
    value: 300,
    class_id: 105,
    from: -3,
    to: 25,
  },
  {
    title: {
      en: 'Partners: 4% off label cassettes',
      de: 'Partner: 4\u00a0% auf Schriftbandkassetten',
      it: 'Partner: 4% sui nastri per etichette',
      fr: 'Partenaires\u00a0: 4\u00a0% sur les rubans d’étiquettes',
      pl: 'Partnerzy: 4% na taśmy do etykiet',
    },
    kind: 'percentage',
    value: 400,
    class_id: 109,
    list: 'EUR partner',
    from: -20,
    to: 40,
  },
  {
    title: {
      en: 'Stock up on ink: buy ten, get one free',
      de: 'Tinte auf Vorrat: zehn kaufen, eine gratis',
      it: 'Scorta d’inchiostro: dieci più una gratis',
      fr: 'Faites le plein d’encre\u00a0: dix achetées, une offerte',
      pl: 'Zapas tuszu: dziesięć plus jeden gratis',
    },
    kind: 'buyGet',
    buy: 10,
    free: 1,
    of_products: true,
    from: -2,
    to: 28,
  },
  {
    title: {
      en: 'Furniture: free shipping',
      de: 'Möbel: kostenloser Versand',
      it: 'Mobili: spedizione gratuita',
      fr: 'Mobilier\u00a0: livraison offerte',
      pl: 'Meble: darmowa dostawa',
    },
    kind: 'freeShipping',
    value: 12_000,
    class_id: 111,
    from: -1,
    to: 30,
  },
  {
    title: {
      en: 'Brother week',
      de: 'Brother-Woche',
      it: 'Settimana Brother',
      fr: 'Semaine Brother',
      pl: 'Tydzień Brother',
    },
    kind: 'percentage',
    value: 600,
    brand: 'Brother',
    from: 10,
    to: 17,
  },
]

/** One of each other kind for each European site: for a class, a group, some ink cartridges of ours, and a brand later. */
export const seedWidePromotions = (tx: Tx, now: Date) =>
  sql`
    with made as (
      insert into promotions (org_id, currency, title, kind, value, buy, free, of_products, class_id, brand_id, price_list_id,
                              starts_on, ends_on)
      select o.id, o.currency, p.title, p.kind, case when p.kind in ('amount', 'freeShipping') then (p.value * e.factor)::integer else p.value end, p.buy, p.free, coalesce(p.of_products, false), p.class_id, b.id, l.id,
             (${now}::timestamptz at time zone o.time_zone)::date + p."from",
             (${now}::timestamptz at time zone o.time_zone)::date + p."to"
        from json_to_recordset(${JSON.stringify(wide)}) as p (
               title jsonb, kind text, value integer, buy integer, free integer, of_products boolean, class_id integer,
               brand text, list text, "from" integer, "to" integer)
       cross join orgs o
        join ${amountFactors} on e.currency = o.currency
        left join brands b on b.name = p.brand
        left join price_lists l on l.name = p.list
       where o.region = 'EU' and o.id <> 15 and (p.list is null or l.currency = o.currency)
         and (p.brand is null or b.id is not null)
      returning id, of_products
    )
    insert into promotion_skus (promotion_id, sku_id)
    select m.id, s.id
      from made m
      join skus s on s.own_make and s.status = 'active' and s.class_id = 104 and s.id % 4 = 0
     where m.of_products
  `.execute(tx)
