import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'

export type Server = {
  url: string
  memory: () => Promise<number>
  stop: () => Promise<void>
  /** Ends it at once, whatever it is doing. */
  kill: () => Promise<void>
}

/** Starts a server of bench/serve.ts in its own process; what it logs is dropped. */
export async function startServer(
  what: 'shop' | 'forgetful shop' | 'constant' | 'prepared',
  given: string,
): Promise<Server> {
  const child = fork(new URL('serve.ts', import.meta.url), [what, given], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const { port } = await answerOf<{ port: number }>(child)
  return {
    url: `http://127.0.0.1:${port}`,
    memory: async () => {
      child.send('memory')
      return (await answerOf<{ memory: number }>(child)).memory
    },
    stop: async () => {
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
    kill: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}

async function answerOf<T>(child: ChildProcess): Promise<T> {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`A server of the benchmark ended with ${code}`)
  })
  const [answer] = await Promise.race([once(child, 'message'), ended])
  return answer as T
}
