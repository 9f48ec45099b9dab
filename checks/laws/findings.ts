import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** What was found before and stored under `by`, which says who found it and how; nothing where there is no such file. */
export function loadFindings(file: string, by: string): Set<string> {
  try {
    const stored = JSON.parse(readFileSync(file, 'utf8'))
    return new Set<string>(stored.by === by ? stored.found : [])
  } catch {
    return new Set()
  }
}

export function saveFindings(file: string, by: string, found: ReadonlySet<string>): void {
  mkdirSync(dirname(file), { recursive: true })
  // Renamed when it is whole: another run may read it now.
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, `${JSON.stringify({ by, found: [...found].sort() }, null, 2)}\n`)
  renameSync(draft, file)
}
