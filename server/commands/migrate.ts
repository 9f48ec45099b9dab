import { joinEmbedded } from '../db/embedded.ts'
import { migrate } from '../db/migrate.ts'
import { readConfig } from '../start/config.ts'
import { endWith } from '../start/start-error.ts'

/** Brings the database of the shop to the latest migration without starting the shop. */
async function main() {
  const { databaseUrl, dataDir } = readConfig()
  const database = databaseUrl ? { url: databaseUrl, stop: async () => {} } : await joinEmbedded(dataDir)
  try {
    const ran = await migrate(database.url)
    console.log(ran.length === 0 ? 'The database is up to date.' : `Migrated: ${ran.join(', ')}`)
  } finally {
    await database.stop()
  }
}

main().catch(endWith)
