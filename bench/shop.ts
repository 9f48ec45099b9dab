import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { generatedFiles } from '../seed/generate.ts'
import { seedAccounts, seedDemo, seedDemoSites, seedReference } from '../seed/index.ts'
import { connect, type Db } from '../server/db/database.ts'
import { startEmbedded } from '../server/db/embedded.ts'
import { migrate } from '../server/db/migrate.ts'
import { skuColumns, skuJoins } from '../server/modules/catalogue/products/sku.queries.ts'
import { openSession } from '../server/modules/identity/session/session.queries.ts'
import { catalogue } from '../server/modules/office/import/catalogue.ts'
import { importRows } from '../server/modules/office/import/import-rows.ts'
import type { ImportKind } from '../server/modules/office/import/kinds.ts'
import { printers } from '../server/modules/office/import/printers.ts'
import { stock } from '../server/modules/office/import/stock.ts'

export type Reference = { text: string; values: unknown[][] }
export type Shop = { url: string; db: Db; stop: () => Promise<void> }

/** A shop of its own that is gone after `stop`: on disk, durable, as every shop. */
async function emptyShop(): Promise<Shop> {
  const folder = mkdtempSync(join(tmpdir(), 'aster-bench-'))
  const postgres = await startEmbedded(folder)
  await migrate(postgres.url)
  const db = connect(postgres.url)
  await seedReference(db)
  await seedDemoSites(db)
  const stop = async () => {
    await db.destroy()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { url: postgres.url, db, stop }
}

/** The shop of the demo. */
export async function demoShop(): Promise<Shop> {
  const shop = await emptyShop()
  await seedDemo(shop.db, new Date())
  await settle(shop.db)
  return shop
}

/** A shop with so many generated products, their printers and stock, but without prices. */
export async function generatedShop(skus: number): Promise<Shop> {
  const shop = await emptyShop()
  await shop.db.transaction().execute((tx) => seedAccounts(tx, 'nobody signs in'))
  const [printerFile, catalogueFile, , stockFile] = await generatedFiles({ skus, seed: 1 })
  await load(shop.db, printers, printerFile?.lines() ?? [])
  await load(shop.db, catalogue, catalogueFile?.lines() ?? [])
  await load(shop.db, stock, stockFile?.lines() ?? [])
  await settle(shop.db)
  return shop
}

async function load<Line extends { line: number }>(
  db: Db,
  kind: ImportKind<Line>,
  lines: Iterable<Record<string, string>>,
) {
  const numbered = function* () {
    let line = 1
    for (const fields of lines) yield { line: ++line, fields }
  }
  const { bad } = await importRows(db, kind, numbered())
  if (bad[0]) throw new Error(`${kind.name}, line ${bad[0].line}: ${bad[0].reason}`)
}

/** What the database would have done by itself within minutes: so that the first requests do not pay for the import. */
async function settle(db: Db) {
  await sql`vacuum analyze`.execute(db)
  await sql`checkpoint`.execute(db)
}

/** So many accounts of one customer, each signed in: their tokens. Those of another `group` are other accounts. */
export async function buyers(db: Db, count: number, group = 'bench'): Promise<string[]> {
  const { rows } = await sql<{ id: number }>`
    insert into accounts (customer_id, user_name, email, name, role, confirmed, email_proved_at, password_hash)
    select c.id, ${group} || '.' || n, ${group} || n || '@demo.example', 'Bench ' || n, 'main', true, now(), 'nobody signs in'
      from customers c, generate_series(1, ${count}::integer) n
     where c.custnum = 'C10001'
    returning id
  `.execute(db)
  return db.transaction().execute(async (tx) => {
    const tokens: string[] = []
    for (const { id } of rows) tokens.push(await openSession(tx, id, new Date()))
    return tokens
  })
}

/** Item numbers of products that are in stock and have a price. */
export async function sellableNumbers(db: Db, count: number): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select s.number from skus s join stock k on k.sku_id = s.id and k.warehouse = 'NL'
     where s.status = 'active' and k.on_hand > 50
       and exists (select from list_prices p join price_lists l on l.id = p.price_list_id
                    where p.sku_id = s.id and l.name = 'EUR partner')
     order by md5(s.number) limit ${count}
  `.execute(db)
  return rows.map(({ number }) => number)
}

/** One prepared query of these rows, as it would be written for nothing else. */
export function rowsById(db: Db, idLists: number[][]): Reference {
  const { sql: text } = sql`
    select ${skuColumns} from skus s ${skuJoins('EU', new Date())} where s.id = any(${idLists[0] ?? []}::integer[])
  `.compile(db)
  const { parameters } = sql`select ${skuColumns} from skus s ${skuJoins('EU', new Date())}`.compile(db)
  return { text, values: idLists.map((ids) => [...parameters, ids]) }
}

/** How many stocks promise more than is there, or another number than their orders were promised. */
export async function wrongStocks(db: Db): Promise<number> {
  const { rows } = await sql`
    select from stock k left join allocations a using (sku_id, warehouse)
     group by k.sku_id, k.warehouse
    having k.allocated <> coalesce(sum(a.quantity), 0) or k.allocated > k.on_hand
  `.execute(db)
  return rows.length
}
