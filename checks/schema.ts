import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { connect } from '../server/db/database.ts'
import { migrate } from '../server/db/migrate.ts'
import { startTemporary } from './fresh-database.ts'
import { readSchemaComments } from './schema-comments.ts'
import { drawSchema } from './schema-picture.ts'
import { drawSubjects, tablesWithoutSubject } from './schema-subjects.ts'

/**
 * Compares what a freshly migrated database says with db/schema.sql, the picture in db/README.md and server/db/tables.ts; with --write it writes
 * them again. Fails where a table has no subject.
 */
const root = fileURLToPath(new URL('..', import.meta.url))

// How pg hands these over, see server/db/database.ts.
const typeMapping = JSON.stringify({ int8: 'number' })

function tableTypes(url: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'aster-types-'))
  const file = join(folder, 'tables.ts')
  const options = [
    `--url=${url}`,
    `--out-file=${file}`,
    '--dialect=postgres',
    '--default-schema=public',
    '--include-pattern=public.*',
  ]
  const parsers = [
    '--date-parser=string',
    '--numeric-parser=string',
    `--type-mapping=${typeMapping}`,
    '--exclude-pattern=public.kysely_*',
  ]
  try {
    execFileSync(join(root, 'node_modules/.bin/kysely-codegen'), [...options, ...parsers, '--log-level=error'], {
      stdio: 'inherit',
    })
    return readFileSync(file, 'utf8')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const postgres = await startTemporary()
try {
  await migrate(postgres.url)
  const db = connect(postgres.url)
  const readme = 'db/README.md'
  const fresh = {
    'db/schema.sql': await drawSchema(db, readSchemaComments()),
    [readme]: await drawSubjects(db, readFileSync(join(root, readme), 'utf8')),
    'server/db/tables.ts': tableTypes(postgres.url),
  }
  const without = await tablesWithoutSubject(db)
  await db.destroy()
  for (const [file, text] of Object.entries(fresh)) {
    if (process.argv.includes('--write')) writeFileSync(join(root, file), text)
    else if (readFileSync(join(root, file), 'utf8') !== text) {
      console.error(`${file} does not show the migrated database: run npm run db:schema`)
      process.exitCode = 1
    }
  }
  for (const fault of without) console.error(fault)
  if (without.length > 0) process.exitCode = 1
} finally {
  await postgres.stop()
}
