import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

export type Step = { name: string; command: string[] }
export type Outcome = { name: string; ok: boolean; output: string; seconds: number }

/**
 * What `npm run check` asks of the sources, what says most first. Types are checked again where they can have changed since
 * the last time.
 */
export const checks: Step[] = [
  {
    name: 'types',
    command: ['tsc', '-p', '.', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo'],
  },
  { name: 'format and lint', command: ['biome', 'check', '--error-on-warnings'] },
  { name: 'import law', command: ['node', 'checks/laws/imports.ts'] },
  { name: 'dead code', command: ['knip'] },
  { name: 'size of folders', command: ['node', 'checks/laws/folders.ts'] },
  { name: 'tree of folders', command: ['node', 'checks/laws/tree.ts'] },
  { name: 'length of files', command: ['node', 'checks/laws/file-length.ts'] },
  { name: 'figures of the code', command: ['node', 'checks/laws/figures.ts'] },
  { name: 'no clocks in tests', command: ['node', 'checks/laws/clocks.ts'] },
  { name: 'lists of texts', command: ['node', 'checks/text-lists.ts'] },
  { name: 'schema', command: ['node', 'checks/schema.ts'] },
  { name: 'linear regular expressions', command: ['node', 'checks/laws/linear.ts'] },
]

/** Runs one step with the programs of this repository and keeps what it prints. */
export function run({ name, command: [program = '', ...args] }: Step, env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  const began = performance.now()
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    const child = spawn(program, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env, PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}` },
    })
    const end = (ok: boolean) =>
      resolve({ name, ok, output: Buffer.concat(chunks).toString(), seconds: (performance.now() - began) / 1000 })
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.on('error', (error) => {
      chunks.push(Buffer.from(`${error.message}\n`))
      end(false)
    })
    child.on('close', (code) => end(code === 0))
  })
}

/** One line for a step that went well; everything it said for one that did not. */
export function report({ name, ok, output, seconds }: Outcome) {
  if (!ok) console.log(output.trimEnd())
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`)
}
