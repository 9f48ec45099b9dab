import { execFileSync } from 'node:child_process'
import { StartError } from '../../server/start/start-error.ts'

export type Changes = { since: string; files: string[] }

/**
 * The files below `root` that differ from the commit in which HEAD left `ref`: committed since, not committed yet, new and
 * removed. Without `ref` it is the main branch. Throws where git knows no such commit: else nothing would be looked at.
 */
export function findChanges(root: string, ref = findMain(root)): Changes {
  if (!isCommit(root, ref)) throw new StartError(`git knows no commit "${ref}"`)
  const base = ask(root, 'merge-base', ref, 'HEAD')?.trim()
  if (!base) throw new StartError(`"${ref}" and this branch have no commit in common`)
  const files = [
    ...list(root, 'diff', '--name-only', '--no-renames', '--relative', '-z', base),
    ...list(root, 'ls-files', '--others', '--exclude-standard', '-z'),
  ]
  return { since: `${base.slice(0, 8)} (${ref})`, files: [...new Set(files)].sort() }
}

function findMain(root: string): string {
  const main = ['origin/HEAD', 'origin/main', 'main'].find((ref) => isCommit(root, ref))
  if (!main) throw new StartError('git knows no main branch here: name a commit, as in npm test -- --changed HEAD~1')
  return main
}

const isCommit = (root: string, ref: string) =>
  ask(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`) !== undefined

function list(root: string, ...args: string[]): string[] {
  const answer = ask(root, ...args)
  if (answer === undefined) throw new StartError(`git ${args[0]} failed`)
  return answer.split('\0').filter(Boolean)
}

/** What git answers; undefined where it fails. */
function ask(root: string, ...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch {
    return undefined
  }
}
