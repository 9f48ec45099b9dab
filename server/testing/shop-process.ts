import { spawn } from 'node:child_process'
import { onTestFinished, vi } from 'vitest'

/** Where compiled code is kept, as `npm start` keeps it. */
export const compiled = 'node_modules/.cache/node'

/** For a start as in production. */
export const secretsKey = Buffer.alloc(32, 1).toString('base64')

/** Starts the shop as a process of its own; `said` holds what it has printed so far. */
export function startShop(env: Record<string, string>, args: readonly string[] = []) {
  const output = { out: '', err: '' }
  const shop = spawn(process.execPath, ['server/main.ts', ...args], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compiled, PORT: '0', LOG_LEVEL: 'warn', DEMO: 'false', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  shop.stdout.on('data', (chunk: Buffer) => {
    output.out += chunk
  })
  shop.stderr.on('data', (chunk: Buffer) => {
    output.err += chunk
  })
  const exit = new Promise<number | null>((resolve) => shop.on('close', resolve))
  /** Where it answers, once it does. */
  const address = async () => {
    const found = () => /answers at (\S+)/.exec(output.out)?.[1] ?? Promise.reject(new Error(output.out + output.err))
    return await vi.waitFor(found, { timeout: 60_000 })
  }
  return { shop, said: output, exit, address }
}

/** The same for one test: a process that a failed one still waits for would run on. */
export function startForTest(env: Record<string, string>, args?: readonly string[]) {
  const started = startShop(env, args)
  onTestFinished(() => void started.shop.kill('SIGKILL'))
  return started
}
