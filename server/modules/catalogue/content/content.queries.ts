import { type RawBuilder, sql } from 'kysely'
import type { FaqPart } from '../../../../rules/catalogue/content/content.ts'
import { americanWords } from '../../../../texts/american.ts'
import type { Language } from '../../../../texts/index.ts'
import type { Db } from '../../../db/database.ts'
import type { Caller } from '../../../http/caller.ts'
import { ends, firstInStock, isNamedTo, runs } from '../pricing/running-promotions.queries.ts'

/** Whose content is asked for, when, and in which language its longer texts are wanted. */
export type ContentRequest = { orgId: number; now: Date; language: Language }

/** A label as it is stored: English always, the others where they are written. */
export type Labels = { en: string } & Partial<Record<Exclude<Language, 'en'>, string>>

const ofSite = (alias: string, { orgId }: ContentRequest) =>
  sql`(${sql.ref(`${alias}.org_id`)} is null or ${sql.ref(`${alias}.org_id`)} = ${orgId})`

const isRunning = (alias: string, { now }: ContentRequest, from = 'starts_at') => sql`
  (${sql.ref(`${alias}.${from}`)} is null or ${sql.ref(`${alias}.${from}`)} <= ${now})
  and (${sql.ref(`${alias}.ends_at`)} is null or ${sql.ref(`${alias}.ends_at`)} > ${now})`

/** A text in the language of the call, else in English. */
export const textIn = (column: string, { language }: Pick<ContentRequest, 'language'>): RawBuilder<string> =>
  sql`coalesce(nullif(${sql.ref(column)} ->> ${language}, ''), ${sql.ref(column)} ->> 'en')`

type TitleRow = { title: Labels }

type Written = { title?: Labels; text?: string; question?: string; answer?: string }

/** The rows of a query for written content, in the language of the call where it is translated. */
export async function readContents<Row extends Written>(
  db: Db,
  { language }: Pick<ContentRequest, 'language'>,
  query: RawBuilder<Row>,
): Promise<Row[]> {
  const { rows } = await query.execute(db)
  return language === 'us' ? rows.map(toAmericanRow) : rows
}

function toAmericanRow<Row extends Written>(row: Row): Row {
  const american = { ...row }
  if (american.title) american.title = { ...american.title, en: americanWords(american.title.en) }
  for (const name of ['text', 'question', 'answer'] as const) {
    const english = american[name]
    if (english) american[name] = americanWords(english)
  }
  return american
}

export async function findBanners(db: Db, ask: ContentRequest) {
  return readContents(
    db,
    ask,
    sql<TitleRow & { bannerId: number; text: string; link: string }>`
    select b.id as "bannerId", b.title, ${textIn('b.body', ask)} as text, b.link
      from banners b
     where ${ofSite('b', ask)} and ${isRunning('b', ask)}
     order by b.position, b.id
  `,
  )
}

/** A brand that the site names itself is not named once more for all sites. */
export async function findBrandSubjects(db: Db, ask: ContentRequest) {
  return readContents(
    db,
    ask,
    sql<TitleRow & { subjectId: number; brandId: number; brand: string }>`
    select s.id as "subjectId", s.brand_id as "brandId", n.name as brand, s.title
      from (
        select distinct on (b.brand_id) b.*
          from brand_subjects b
         where ${ofSite('b', ask)} and ${isRunning('b', ask)}
         order by b.brand_id, b.org_id nulls last
      ) s
      join brands n on n.id = s.brand_id
     order by s.position, n.name
  `,
  )
}

const productsOfActivity = 4

/** What runs now; one of a promotion as long as that runs for the reader, with the first of its products that are in stock. */
export async function findActivitySubjects(db: Db, caller: Caller | null, ask: ContentRequest) {
  type Row = TitleRow & {
    subjectId: number
    promotionId: number | null
    text: string
    link: string
    endsAt: Date | null
    lastDay: string | null
    skuIds: number[]
  }
  return readContents(
    db,
    ask,
    sql<Row>`
    select a.id as "subjectId", a.promotion_id as "promotionId", a.title, ${textIn('a.body', ask)} as text, a.link,
           least(a.ends_at, ${ends}) as "endsAt",
           -- An end is the first moment after it.
           ((least(a.ends_at, ${ends}) - interval '1 second') at time zone o.time_zone)::date as "lastDay",
           ${firstInStock(productsOfActivity)} as "skuIds"
      from activity_subjects a
      join orgs o on o.id = ${ask.orgId}
      left join promotions r on r.id = a.promotion_id
     where ${ofSite('a', ask)} and ${isRunning('a', ask)}
       and (r.id is null or (${runs(ask.now)} and ${isNamedTo(caller)}))
     order by a.position, a.id
  `,
  )
}

/** Rows of products; what is no longer sold is left out, and a row of which nothing is left. */
export async function findHomeFloors(db: Db, ask: ContentRequest) {
  return readContents(
    db,
    ask,
    sql<TitleRow & { floorId: number; link: string; skuIds: number[] }>`
    select f.id as "floorId", f.title, f.link, p.sku_ids as "skuIds"
      from home_floors f
     cross join lateral (
       select array_agg(k.sku_id order by k.position) as sku_ids
         from home_floor_skus k
         join skus s on s.id = k.sku_id and s.status <> 'disabled'
        where k.floor_id = f.id
     ) p
     where ${ofSite('f', ask)} and ${isRunning('f', ask)} and p.sku_ids is not null
     order by f.position, f.id
  `,
  )
}

/** Of each part the site's own texts, else those for all sites. */
export async function findDeclarations(db: Db, ask: ContentRequest, type: string | undefined) {
  return readContents(
    db,
    ask,
    sql<TitleRow & { declarationId: number; type: string; part: string; text: string }>`
    select d.id as "declarationId", d.type, d.part, d.title, ${textIn('d.body', ask)} as text
      from declarations d
     where ${ofSite('d', ask)} and (${type ?? null}::text is null or d.type = ${type ?? null})
       and (d.org_id is not null or not exists (
         select from declarations own where own.org_id = ${ask.orgId} and own.type = d.type and own.part = d.part))
     order by d.type, d.part, d.position
  `,
  )
}

/** Questions with answers; a site's own answer takes the place of the one for all sites. */
export async function findFaqs(db: Db, ask: ContentRequest) {
  return readContents(
    db,
    ask,
    sql<{ faqId: number; part: FaqPart; slug: string; question: string; answer: string }>`
    select f.id as "faqId", f.part, f.slug, ${textIn('f.question', ask)} as question, ${textIn('f.answer', ask)} as answer
      from (
        select distinct on (o.slug) o.* from faqs o where ${ofSite('o', ask)} order by o.slug, o.org_id nulls last
      ) f
     order by array_position(array['account', 'shopping', 'orders', 'afterSale'], f.part), f.position, f.id
  `,
  )
}

const mostNotices = 50

export async function findNotices(db: Db, ask: ContentRequest) {
  return readContents(
    db,
    ask,
    sql<TitleRow & { noticeId: number; text: string; publishedAt: Date }>`
    select n.id as "noticeId", n.title, ${textIn('n.body', ask)} as text, n.published_at as "publishedAt"
      from notices n
     where ${ofSite('n', ask)} and ${isRunning('n', ask, 'published_at')}
     order by n.published_at desc, n.id desc
     limit ${sql.lit(mostNotices)}
  `,
  )
}
