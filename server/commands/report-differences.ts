import { sql } from 'kysely'
import { connect, type Db } from '../db/database.ts'
import type { Difference } from '../db/differences.ts'
import { joinEmbedded } from '../db/embedded.ts'
import { readConfig } from '../start/config.ts'

type Report = {
  find: (db: Db) => Promise<Difference[]>
  /** What is compared, by its word and its table. */
  compared: Readonly<Record<string, string>>
  /** What is not compared yet, in a sentence; null where nothing is left out. */
  findLeftOut?: (db: Db) => Promise<string | null>
}

/** Says which rules of the data do not hold and where; the process ends with 1 where there is one. */
export async function reportDifferences({ find, compared, findLeftOut }: Report) {
  const { databaseUrl, dataDir } = readConfig()
  const database = databaseUrl ? { url: databaseUrl, stop: async () => {} } : await joinEmbedded(dataDir)
  const db = connect(database.url, { connections: 2 })
  try {
    const counts = []
    for (const [word, table] of Object.entries(compared)) counts.push(`${await countRows(db, table)} ${word}`)
    const differences = await find(db)
    for (const { rule, count, examples } of differences) {
      console.log(`${count} times it does not hold that ${rule}:`)
      for (const example of examples) console.log(`  ${example}`)
    }
    const leftOut = await findLeftOut?.(db)
    if (leftOut) console.log(leftOut)
    console.log(`${counts.join(' and ')}: ${differences.length > 0 ? 'see above' : 'all agree'}`)
    if (differences.length > 0) process.exitCode = 1
  } finally {
    await db.destroy()
    await database.stop()
  }
}

async function countRows(db: Db, table: string) {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from ${sql.table(table)}`.execute(db)
  return rows[0]?.count ?? 0
}
