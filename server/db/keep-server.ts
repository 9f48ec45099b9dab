import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import type { openCluster } from './postgres-cluster.ts'

type Server = {
  cluster: ReturnType<typeof openCluster>
  port: number
  /** The connection that holds the owner's lock. */
  owner: pg.Client
  own: () => Promise<pg.Client | 'taken' | undefined>
  log: Pick<FastifyBaseLogger, 'warn' | 'error'> | undefined
  onTaken: () => void
}

// Milliseconds.
const beforeNextLook = 100
// Whoever restarts the server by hand comes first.
const pauses = { first: 500, longest: 30_000 }
const longestFarewell = 1_000

/** Starts a server again that has ended, with pauses that grow while it fails, and owns it again, until `stop`. */
export function keepServer({ cluster, port, owner, own, log, onTaken }: Server) {
  const state = { stopping: false, taken: false, up: true, owner: owner as pg.Client | undefined }
  listen(owner)
  const supervision = keep()
  return {
    isUp: () => state.up,
    stop: async () => {
      state.stopping = true
      await supervision
      await Promise.race([state.owner?.end(), sleep(longestFarewell, undefined, { ref: false })])
      if (!state.taken) await cluster.stop()
    },
  }

  /** The lock falls with its connection, as when one process of the server crashes, which ends them all. */
  function listen(client: pg.Client) {
    state.owner = client
    client.on('end', () => {
      if (state.owner === client) state.owner = undefined
    })
  }

  async function keep() {
    while (!state.stopping) {
      if (cluster.runningPort() !== port) await startAgain()
      else if (!state.owner) await ownAgain()
      else await sleep(beforeNextLook)
    }
  }

  async function startAgain() {
    state.up = false
    log?.error('PostgreSQL has ended and is started again')
    for (let pause = pauses.first; !state.stopping; ) {
      await waitFor(pause)
      if (state.stopping || cluster.runningPort() === port) return
      try {
        await cluster.start(port)
        return
      } catch (error) {
        pause = Math.min(pause * 2, pauses.longest)
        log?.error({ err: error, nextTryAfter: pause }, 'PostgreSQL does not start')
      }
    }
  }

  async function ownAgain() {
    const client = await own()
    if (client === 'taken') {
      state.stopping = true
      state.taken = true
      cluster.leave()
      return onTaken()
    }
    if (!client) return sleep(beforeNextLook)
    listen(client)
    state.up = true
    log?.warn('PostgreSQL answers again')
  }

  async function waitFor(pause: number) {
    for (const end = Date.now() + pause; Date.now() < end && !state.stopping; ) await sleep(beforeNextLook)
  }
}
