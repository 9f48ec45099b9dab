import { sql } from 'kysely'
import { aboutParts } from '../../../rules/catalogue/content/content.ts'
import type { Tx } from '../../../server/db/database.ts'
import { toDeclarations } from '../../reference/content/content.ts'
import { about } from './content-about.ts'
import { activity, banners, floors, notices } from './content-home.ts'

/** What the demo's pages say. Needs catalogue, stock and promotions. */
export async function seedContent(tx: Tx, now: Date) {
  await insertAll(
    tx,
    'banners',
    banners.map((banner, position) => ({ position, ...banner })),
  )
  await insertAll(
    tx,
    'declarations',
    aboutParts.flatMap((part) => toDeclarations('about', part, about[part])),
  )
  await insertAll(
    tx,
    'notices',
    notices.map(({ days_ago, ...notice }) => ({ ...notice, published_at: daysBefore(now, days_ago) })),
  )
  await seedBrands(tx)
  await seedFloors(tx)
  await seedActivities(tx)
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000)

function insertAll(tx: Tx, table: string, rows: readonly Record<string, unknown>[]) {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)))
  return sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)})
  `.execute(tx)
}

/** Every brand of printers with the classes of which it has most goods; the largest first. */
const seedBrands = (tx: Tx) =>
  sql`
    insert into brand_subjects (brand_id, position, title)
    select brand_id, row_number() over (order by sum(skus) desc),
           jsonb_build_object(
             'en', string_agg(name_en, ', ' order by skus desc) filter (where at <= 2),
             'de', string_agg(name_de, ', ' order by skus desc) filter (where at <= 2),
             'it', string_agg(name_it, ', ' order by skus desc) filter (where at <= 2),
             'fr', string_agg(name_fr, ', ' order by skus desc) filter (where at <= 2),
             'pl', string_agg(name_pl, ', ' order by skus desc) filter (where at <= 2))
      from (
        select s.brand_id, c.*, count(*) as skus, row_number() over (partition by s.brand_id order by count(*) desc) as at
          from skus s
          join classes c on c.id = s.class_id
         where s.status = 'active' and exists (select from models m where m.brand_id = s.brand_id)
         group by s.brand_id, c.id
      ) counted
     group by brand_id
  `.execute(tx)

const productsOfFloor = 6

/** Of each brand the products that fit most printers, as long as they are in stock; all brands before the first comes again. */
const seedFloors = (tx: Tx) =>
  sql`
    with wanted as (
      select f.*, row_number() over () as position
        from json_to_recordset(${JSON.stringify(floors)})
          as f (title jsonb, link text, class_id integer, own_make boolean)
    ), made as (
      insert into home_floors (position, title, link) select position, title, link from wanted order by position
      returning id, position
    ), chosen as (
      select w.position as floor, s.id, row_number() over (partition by w.position order by s.place, s.printer_count desc, s.id) as at
        from wanted w
        join lateral (
          select s.id, s.printer_count, row_number() over (partition by s.brand_id order by s.printer_count desc, s.id) as place
            from skus s
           where s.class_id = w.class_id and s.own_make = w.own_make and s.status = 'active' and s.in_stock
        ) s on true
    )
    insert into home_floor_skus (floor_id, position, sku_id)
    select m.id, c.at, c.id from made m join chosen c on c.floor = m.position where c.at <= ${productsOfFloor}
  `.execute(tx)

const seedActivities = (tx: Tx) =>
  sql`
    insert into activity_subjects (org_id, promotion_id, title, body, link)
    select org_id, id, ${JSON.stringify(activity.title)}, ${JSON.stringify(activity.body)}, ${activity.link}
      from promotions
  `.execute(tx)
