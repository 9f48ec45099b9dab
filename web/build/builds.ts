import {
  chmodSync,
  closeSync,
  type Dirent,
  existsSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../../server/start/start-error.ts'
import { fingerprintSources } from './sources.ts'

type Build = {
  /** The repository. */
  root: string
  /** Builds the pages from their sources into a folder. */
  make: (folder: string) => Promise<unknown>
  say: (what: string) => void
}

// A shop that runs goes on with the build that it has begun with: so many stay.
const mostBuilds = 3
// Milliseconds after which an unfinished build was interrupted.
const longestBuild = 3_600_000
const unfinished = /[.]/

/**
 * Sees to it that `dist/current` leads to pages that are built from the sources as they are now, and answers whether it
 * had to build. A build gets a folder of its own, named after its sources once it is whole: one that was interrupted does
 * not count, and two at once do not meet.
 */
export async function buildWhereChanged({ root, make, say }: Build): Promise<boolean> {
  const dist = join(root, 'dist')
  const name = fingerprintSources(root)
  const isBuilt = existsSync(join(dist, name))
  try {
    if (!isBuilt) {
      say('The pages are built, as their sources are new: some seconds')
      await build(dist, name, make)
      // A source was changed meanwhile.
      if (fingerprintSources(root) !== name) return await buildWhereChanged({ root, make, say })
    }
    if (currentBuild(dist) !== name) leadTo(dist, name)
    if (!isBuilt) removeOld(dist)
  } catch (error) {
    throw isReadOnly(error)
      ? new StartError(
          `The pages cannot be built in ${dist}: ${error.message}. Run \`npm run build\` where the folder can be written to, as when an image is made, and bring it along unchanged.`,
        )
      : error
  }
  return !isBuilt
}

async function build(dist: string, name: string, make: Build['make']) {
  mkdirSync(dist, { recursive: true })
  const folder = mkdtempSync(join(dist, `${name}.`))
  // Whoever runs the shop may be another user than who builds it.
  chmodSync(folder, 0o755)
  try {
    await make(folder)
    for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) writeThrough(file)
    renameSync(folder, join(dist, name))
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    // Another start has built the same meanwhile.
    if (!existsSync(join(dist, name))) throw error
  }
}

/** A name that survives a crash of the machine must not stand for files that do not. */
function writeThrough(entry: Dirent) {
  const file = openSync(join(entry.parentPath, entry.name), 'r')
  fsyncSync(file)
  closeSync(file)
}

function currentBuild(dist: string): string | undefined {
  try {
    return readlinkSync(join(dist, 'current'))
  } catch {
    return undefined
  }
}

/** Whoever looks meanwhile finds the one or the other. */
function leadTo(dist: string, name: string) {
  const link = join(dist, `current.${process.pid}`)
  rmSync(link, { force: true })
  symlinkSync(name, link)
  renameSync(link, join(dist, 'current'))
}

function removeOld(dist: string) {
  // Another start may remove it, too.
  const age = (name: string) => Date.now() - (statSync(join(dist, name), { throwIfNoEntry: false })?.mtimeMs ?? 0)
  const names = readdirSync(dist, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  const interrupted = names.filter((name) => unfinished.test(name) && age(name) > longestBuild)
  const current = currentBuild(dist)
  const whole = names.filter((name) => !unfinished.test(name) && name !== current)
  const old = whole.sort((one, other) => age(one) - age(other)).slice(mostBuilds - 1)
  for (const name of [...interrupted, ...old]) rmSync(join(dist, name), { recursive: true, force: true })
}

const isReadOnly = (error: unknown): error is NodeJS.ErrnoException =>
  ['EROFS', 'EACCES', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')
