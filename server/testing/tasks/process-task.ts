import { readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const codeOf = (work: () => unknown) => {
  try {
    work()
    return 'done'
  } catch (error) {
    return (error as NodeJS.ErrnoException).code
  }
}

const works: Record<string, () => unknown> = {
  // NODE_ variables are set by the process itself.
  environment: () => Object.keys(process.env).filter((name) => !name.startsWith('NODE_')),
  write: () => codeOf(() => writeFileSync(join(tmpdir(), 'written-by-a-process'), '')),
  read: () => codeOf(() => readFileSync('/etc/hostname')),
  readSettings: () => codeOf(() => readFileSync(new URL('../../../.env', import.meta.url))),
  memory: () => Array.from({ length: 40 }, () => new Uint8Array(64 * 1024 * 1024).fill(1)).length,
  fail: () => {
    throw new Error('It was meant to fail')
  },
  endless: () => {
    for (;;);
  },
}

/** Does what its test asks of a process. */
export default (input: string) => works[input]?.()
