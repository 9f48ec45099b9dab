import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { startEmbedded } from '../db/embedded.ts'
import { readConfig } from '../start/config.ts'
import { orderlyStop } from '../start/orderly-stop.ts'
import { endWith } from '../start/start-error.ts'

// What the server reads; the pages are watched by Vite.
const watched = ['server', 'contract', 'rules', 'texts', 'db', 'seed'].map((room) => `--watch-path=${room}`)

/**
 * The shop for those who change it: pages come from Vite, whose changes the browser shows at once; a change of the
 * server, the contract, the rules or the texts starts the server again, while the database keeps running.
 */
async function main() {
  const { databaseUrl, dataDir } = readConfig()
  const { opened, onSignals } = orderlyStop()
  onSignals()
  let url = databaseUrl
  if (!url) {
    const postgres = await startEmbedded(dataDir)
    opened(postgres.stop)
    url = postgres.url
  }
  const env = { ...process.env, DATABASE_URL: url, LOG_LEVEL: process.env.LOG_LEVEL || 'warn' }
  const server = spawn(process.execPath, [...watched, '--watch-preserve-output', 'server/main.ts', '--dev'], {
    stdio: 'inherit',
    env,
  })
  const ended = once(server, 'exit')
  opened(async () => {
    server.kill('SIGTERM')
    await ended
  })
}

main().catch(endWith)
