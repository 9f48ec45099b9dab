import { execFileSync, spawnSync } from 'node:child_process'
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '../start-error.ts'
import { type Account, chooseAccount, findBinaries } from './postgres-binaries.ts'

// For a machine with two cores and some gigabytes. fsync, full_page_writes and synchronous_commit stay as they are: on.
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  max_wal_size: '2GB',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
}

/** The data folder of one PostgreSQL server, and the programs that initialise, start and stop it. */
export function openCluster(folder: string, password: string) {
  const account = ownerOf(folder) ?? chooseAccount()
  const binaries = findBinaries(account)

  /** Runs a program of PostgreSQL inside `cwd` as its user; throws with what it said. */
  function run(program: string, args: string[], cwd: string) {
    const { status, stdout, stderr, error } = spawnSync(join(binaries, program), args, {
      ...account,
      cwd,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, LC_ALL: 'C', SystemRoot: process.env.SystemRoot },
    })
    if (status !== 0) throw new Error(`${program} failed: ${error?.message ?? ''}${stdout}${stderr}`)
  }

  /** Initialises beside and renames, so that an interrupted first start leaves no half a cluster behind. */
  function initialise() {
    const half = `${folder}.new`
    rmSync(half, { recursive: true, force: true })
    mkdirSync(half, { mode: 0o700 })
    const secret = mkdtempSync(join(tmpdir(), 'aster-'))
    const passwordFile = join(secret, 'password')
    writeFileSync(passwordFile, password, { mode: 0o600 })
    if (account) for (const path of [half, secret, passwordFile]) chownSync(path, account.uid, account.gid)
    try {
      const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
      const access = ['--username=aster', '--auth=scram-sha-256', `--pwfile=${passwordFile}`]
      run('initdb', [`--pgdata=${reach(half, account)}`, ...locale, ...access], half)
    } finally {
      rmSync(secret, { recursive: true, force: true })
    }
    renameSync(half, folder)
  }

  const control = (...args: string[]) => run('pg_ctl', ['--pgdata', reach(folder, account), ...args], folder)

  return {
    /** The port of the server that runs on this folder; undefined where none does. */
    runningPort(): number | undefined {
      const lines = lockFileOf(folder)
      return lines && isPostgres(Number(lines[0])) ? Number(lines[3]) : undefined
    },

    async start(port: number) {
      if (!existsSync(join(folder, 'PG_VERSION'))) initialise()
      if (lockFileOf(folder) && this.runningPort() === undefined) rmSync(join(folder, 'postmaster.pid'))
      const options = Object.entries({ ...settings, port: String(port) }).map(
        ([name, value]) => `-c ${name}='${value}'`,
      )
      const log = join(reach(folder, account), 'server.log')
      // After a kill -9 the old server's children need a moment to notice and let go of the shared memory.
      for (let tries = 0; ; tries++) {
        try {
          return control('start', '--wait', '--timeout=60', `--log=${log}`, `--options=${options.join(' ')}`)
        } catch (error) {
          const said = lastLines(join(folder, 'server.log'))
          if (tries === 20 || !said.includes('shared memory block')) {
            throw new StartError(`PostgreSQL did not start.\n${(error as Error).message}${said}`)
          }
          await sleep(500)
        }
      }
    },

    async stop() {
      if (this.runningPort() !== undefined) control('stop', '--mode=fast', '--wait', '--timeout=60')
    },
  }
}

/** Started as root, a cluster that already exists keeps the user that it belongs to. */
function ownerOf(folder: string): Account {
  if (process.getuid?.() !== 0 || !existsSync(folder)) return undefined
  const { uid, gid } = statSync(folder)
  if (uid !== 0) return { uid, gid }
  const account = chooseAccount()
  // Copied back from a backup as root.
  if (account) execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, folder])
  return account
}

/**
 * The path by which `account` reaches `folder`. Below a home that only root may enter the full path leads nowhere for
 * another user, while the working folder of a process stays open to it: Linux names that one /proc/self/cwd.
 */
function reach(folder: string, account: Account): string {
  if (!account || enters(folder, account, '/')) return folder
  if (enters('/proc/self/cwd', account, folder)) return '/proc/self/cwd'
  throw new StartError(
    `PostgreSQL runs as the user ${account.uid} and cannot enter ${folder}. Set DATA_DIR to a folder that this user can reach, for example DATA_DIR=/var/lib/aster`,
  )
}

const enters = (folder: string, account: NonNullable<Account>, cwd: string) =>
  spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...account, cwd }).status === 0

function lockFileOf(folder: string): string[] | undefined {
  const file = join(folder, 'postmaster.pid')
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n') : undefined
}

/** After a crash the number in the lock file may belong to any other program by now. */
function isPostgres(pid: number): boolean {
  if (!alive(pid)) return false
  const name = `/proc/${pid}/comm`
  return !existsSync(name) || readFileSync(name, 'utf8').trim() === 'postgres'
}

function alive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM'
  }
}

const lastLines = (file: string) =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(-8).join('\n') : ''
