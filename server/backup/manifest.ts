import Type, { type Static } from 'typebox'
import { Value } from 'typebox/value'
import { StartError } from '../start/start-error.ts'

const Hash = Type.String({ pattern: '^[0-9a-f]{64}$' })
const Name = Type.String({ pattern: '^[a-z_][a-z0-9_]*$' })

const Manifest = Type.Object({
  /** Of this folder; another one is another way to restore. */
  format: Type.Literal(1),
  takenAt: Type.String(),
  /** The versions of the shop and of PostgreSQL, for readers. */
  shop: Type.String(),
  postgres: Type.String(),
  /** All that the database knew, in order. */
  migrations: Type.Array(Type.String({ pattern: '^[0-9]{4}_[a-z0-9_]+$' }), { minItems: 1 }),
  /** The rows of a table as COPY writes them: how many, and the hash of their text. */
  tables: Type.Array(
    Type.Object({ name: Name, columns: Type.Array(Name), rows: Type.Integer({ minimum: 0 }), sha256: Hash }),
  ),
  /** The last number that a sequence gave; null where it gave none. */
  sequences: Type.Array(Type.Object({ name: Name, last: Type.Union([Type.String(), Type.Null()]) })),
  files: Type.Array(Type.Object({ name: Type.String({ pattern: '^[0-9a-f]{32}$' }), bytes: Type.Integer() })),
})

/** What a backup holds. Each file of it stands in `SHA256SUMS` besides, this one among them. */
export type Manifest = Static<typeof Manifest>
export type TableCopy = Manifest['tables'][number]

export const manifestFile = 'manifest.json'
/** Written last, in the form that the program `sha256sum` checks. */
export const sumsFile = 'SHA256SUMS'
export const tableFile = (table: string) => `tables/${table}.zst`
export const storedFile = (name: string) => `files/${name}`

/** Every file that a backup with this manifest has besides its sums. */
export const listFiles = ({ tables, files }: Manifest) => [
  manifestFile,
  ...tables.map(({ name }) => tableFile(name)),
  ...files.map(({ name }) => storedFile(name)),
]

export const toRows = ({ tables }: Manifest) => tables.reduce((sum, { rows }) => sum + rows, 0)

/** Reads a manifest; throws a StartError for one of another format. */
export function readManifest(text: string): Manifest {
  const manifest: unknown = JSON.parse(text)
  if (Value.Check(Manifest, manifest)) return manifest
  throw new StartError(
    'This backup has a format that this version of the shop does not know: restore it with the version that took it',
  )
}
