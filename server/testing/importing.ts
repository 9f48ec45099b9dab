import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { temporaryFolder } from '../../checks/temporary-folder.ts'
import { connect, type Db } from '../db/database.ts'
import { importFile } from '../features/console/import/import-file.ts'
import { type FreshDatabase, freshDatabase } from './database.ts'

/** A database for the tests of a file that import, without products before each of them; `load` imports a file of this text. */
export function importing() {
  const folder = temporaryFolder('import')
  let database: FreshDatabase
  let db: Db
  beforeAll(async () => {
    database = await freshDatabase()
    db = connect(database.url)
  })
  afterAll(async () => {
    rmSync(folder, { recursive: true })
    await db.destroy()
    await database.drop()
  })
  beforeEach(() => sql`delete from skus`.execute(db))
  return {
    db: () => db,
    load: (name: string, text: string | Buffer) => {
      const path = join(folder, name)
      writeFileSync(path, text)
      return importFile(db, path)
    },
  }
}
