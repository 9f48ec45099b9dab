import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '../start/start-error.ts'
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

const environment = { PATH: process.env.PATH, LC_ALL: 'C', SystemRoot: process.env.SystemRoot }

// A shop that fails stops its server on the way out; one that is killed leaves it to the next start.
// Until it has written its lock file, it is known as a process alone.
const servers = new Map<string, ChildProcess>()
process.on('exit', () => {
  for (const [folder, child] of servers) tell(findServer(folder) ?? findChild(child), 'SIGINT')
})

const findChild = (child: ChildProcess) => (child.pid === undefined || hasEnded(child) ? undefined : { pid: child.pid })

// After each signal its time: open transactions roll back; connections break; the rest is recovered at the next start.
const signals = [
  ['SIGINT', 8_000],
  ['SIGQUIT', 8_000],
  ['SIGKILL', 2_000],
] as const

/** The data folder of one PostgreSQL server, and the programs that initialise, start and stop it. */
export function openCluster(folder: string, password: string) {
  const account = findOwner(folder) ?? chooseAccount()
  const binaries = findBinaries(account)

  /** Runs a program of PostgreSQL inside `cwd` as its user; throws with what it said. */
  function run(program: string, args: string[], cwd: string) {
    const { status, stdout, stderr, error } = spawnSync(join(binaries, program), args, {
      ...account,
      cwd,
      encoding: 'utf8',
      env: environment,
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

  /** Starts the server as a process group of its own, so that Ctrl-C reaches the shop alone, which then stops it in order. */
  function launch(port: number): ChildProcess {
    const options = Object.entries({ ...settings, port: String(port) }).flatMap(([name, value]) => [
      '-c',
      `${name}=${value}`,
    ])
    const log = openSync(join(folder, 'server.log'), 'a')
    const child = spawn(join(binaries, 'postgres'), ['-D', reach(folder, account), ...options], {
      ...account,
      cwd: folder,
      detached: true,
      stdio: ['ignore', log, log],
      env: environment,
    })
    child.on('error', () => {})
    child.unref()
    closeSync(log)
    servers.set(folder, child)
    return child
  }

  let own: ChildProcess | undefined

  return {
    /** The port of the server that runs on this folder; undefined where none does. */
    runningPort: () => findServer(folder)?.port,

    /** Answers when the server takes connections; throws a StartError with what it said where it ends instead. */
    async start(port: number) {
      if (!existsSync(join(folder, 'PG_VERSION'))) initialise()
      if (!findServer(folder)) rmSync(join(folder, 'postmaster.pid'), { force: true })
      for (let tries = 0; ; tries++) {
        own = launch(port)
        if (await becomesReady(own, folder)) return
        const logLines = lastLines(join(folder, 'server.log'))
        // After a kill -9 the old server's children need a moment to notice and let go of the shared memory.
        if (tries === 20 || !logLines.includes('shared memory block'))
          throw new StartError(`PostgreSQL did not start:\n${logLines}`)
        await sleep(500)
      }
    },

    /** Ends the server that runs on this folder, also one that another process has started or that hangs. */
    async stop() {
      const server = findServer(folder)
      const runs = () => findServer(folder) || (own && own.pid === server?.pid && !hasEnded(own))
      for (const [signal, milliseconds] of signals) {
        tell(findServer(folder), signal)
        for (const end = Date.now() + milliseconds; runs() && Date.now() < end; ) await sleep(20)
        if (!runs()) break
      }
      servers.delete(folder)
    },

    /** The server belongs to another process from now on. */
    leave: () => {
      servers.delete(folder)
    },
  }
}

/** One that was frozen hears of it, too. */
function tell(server: { pid: number } | undefined, signal: NodeJS.Signals) {
  if (!server) return
  try {
    process.kill(server.pid, signal)
    process.kill(server.pid, 'SIGCONT')
  } catch {
    // It has ended meanwhile.
  }
}

async function becomesReady(child: ChildProcess, folder: string): Promise<boolean> {
  while (!hasEnded(child)) {
    if (readLockFile(folder)?.[7]?.trim() === 'ready') return true
    await sleep(20)
  }
  return false
}

const hasEnded = ({ pid, exitCode, signalCode }: ChildProcess) =>
  pid === undefined || exitCode !== null || signalCode !== null

/** Started as root, a cluster that already exists keeps the user that it belongs to. */
function findOwner(folder: string): Account {
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

function readLockFile(folder: string): string[] | undefined {
  try {
    return readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')
  } catch (error) {
    // A server that ends removes it, between a look and a reading, too.
    if ((error as { code?: string }).code === 'ENOENT') return undefined
    throw error
  }
}

/** The server that runs on `folder`. After a crash the number in the lock file may belong to any other program by now. */
function findServer(folder: string): { pid: number; port: number } | undefined {
  const lines = readLockFile(folder)
  const pid = Number(lines?.[0])
  return lines && isAlive(pid) && isPostgres(pid) ? { pid, port: Number(lines[3]) } : undefined
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM'
  }
}

function isPostgres(pid: number): boolean {
  if (!existsSync('/proc/self/stat')) return true
  try {
    // Z: it has ended, and its parent has not looked yet.
    return /^[0-9]+ \(postgres\) [^Z]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

const lastLines = (file: string) =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(-8).join('\n') : ''
