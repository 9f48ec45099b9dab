import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { temporaryFolder } from '../../checks/temporary-folder.ts'
import type { TableChoice } from '../../rules/table-file/table-file.ts'
import { connect, type Db } from '../db/database.ts'
import type { Difference } from '../modules/office/import/differences.ts'
import { importFile, previewFile } from '../modules/office/import/import-file.ts'
import { type FreshDatabase, freshDatabase } from './database.ts'

/** A database for the tests of a file that import, without products before each of them; `load` imports a file of this text. */
export function importing() {
  const folder = temporaryFolder('import')
  const write = (name: string, text: string | Buffer) => {
    const path = join(folder, name)
    writeFileSync(path, text)
    return path
  }
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
    load: (name: string, text: string | Buffer, choice: TableChoice = {}) =>
      importFile(db, write(name, text), { choice }),
    /** What a file would change. */
    preview: async (name: string, text: string) => {
      const differences: Difference[] = []
      const report = await previewFile(db, write(name, text), {
        onDifference: (difference) => differences.push(difference),
      })
      return { ...report, differences }
    },
  }
}
