import { chmodSync, globSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { inMemory, temporaryFolder } from '../temporary-folder.ts'

const prefix = 'aster-run-'
// Milliseconds that PostgreSQL gets to end in an orderly way; what it shares in memory is removed then.
const longestWait = 5_000

/** A new folder for all that a run writes, whose programs get it as TMPDIR and RUN_FOLDER. */
export function openRunFolder(): string {
  const folder = temporaryFolder(`run-${process.pid}`)
  // PostgreSQL runs as a user of its own, who has to reach the folders inside.
  chmodSync(folder, 0o711)
  return folder
}

/** Ends and removes what runs have left that were killed, and so could not close their folder. */
export async function closeLeftFolders(parents: readonly string[] = [inMemory, tmpdir()]): Promise<void> {
  const left = parents.flatMap((parent) => globSync(`${prefix}*`, { cwd: parent }).map((name) => join(parent, name)))
  for (const folder of left) if (!isRunning(ownerIn(folder))) await closeRunFolder(folder)
}

/** Ends every program that works in the folder, PostgreSQL last, and removes it. */
export async function closeRunFolder(folder: string): Promise<void> {
  // First what would start another one again.
  signal(
    programsIn(folder).filter(({ isDatabase }) => !isDatabase),
    'SIGKILL',
  )
  signal(programsIn(folder), 'SIGINT')
  for (const end = Date.now() + longestWait; programsIn(folder).length > 0 && Date.now() < end; ) await sleep(50)
  signal(programsIn(folder), 'SIGKILL')
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

type Program = { pid: number; isDatabase: boolean }

/** Programs whose arguments, environment or working folder name the folder. Only Linux shows them. */
function programsIn(folder: string): Program[] {
  return globSync('/proc/[0-9]*')
    .filter((place) => basename(place) !== String(process.pid))
    .filter((place) =>
      [read(place, 'cmdline'), read(place, 'environ'), workingFolder(place)].join('\0').includes(folder),
    )
    .map((place) => ({ pid: Number(basename(place)), isDatabase: read(place, 'comm').trim() === 'postgres' }))
}

const read = (place: string, name: string) => unlessGone(() => readFileSync(join(place, name), 'utf8'))
const workingFolder = (place: string) => unlessGone(() => readlinkSync(join(place, 'cwd')))

/** Nothing where a program has ended by now, or belongs to another user. */
function unlessGone(look: () => string): string {
  try {
    return look()
  } catch {
    return ''
  }
}

function signal(programs: readonly Program[], name: NodeJS.Signals) {
  for (const { pid } of programs) {
    try {
      process.kill(pid, name)
    } catch {
      // It has ended by itself.
    }
  }
}

const ownerIn = (folder: string) => Number(basename(folder).slice(prefix.length).split('-')[0])

function isRunning(pid: number): boolean {
  // Another program may have its number by now.
  if (process.platform === 'linux') return read(`/proc/${pid}`, 'cmdline').includes('test.ts')
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
