import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { isEmpty, seedReference } from '../../seed/index.ts'
import { say } from '../../texts/say.ts'
import { connect, type Db } from '../db/database.ts'
import { joinEmbedded } from '../db/embedded.ts'
import { migrate } from '../db/migrate.ts'
import { Refusal } from '../http/refuse.ts'
import { makeAdmin, resetAdmin } from '../modules/customer/account/make-admin.ts'
import { readConfig } from '../start/config.ts'
import { endWith, StartError } from '../start/start-error.ts'

const usage = `Usage: npm run admin -- NAME EMAIL               makes the first admin and prints a link to choose a password
       npm run admin -- NAME EMAIL --password    asks for the password instead (or reads a line that is piped in)
       npm run admin -- NAME EMAIL --force       makes another admin
       npm run admin -- --reset NAME             lets an admin in again who is locked out: prints a new link`

const options = {
  password: { type: 'boolean', default: false },
  force: { type: 'boolean', default: false },
  reset: { type: 'string' },
} as const

/** Makes an admin in the database of the shop, which may run. Ends with 1 where it does not. */
async function main() {
  const { values, positionals } = readOptions()
  const [userName = '', email = '', ...more] = positionals
  const isWhole = values.reset === undefined ? Boolean(email) && more.length === 0 : positionals.length === 0
  if (!isWhole) throw new StartError(usage)
  const password = values.password && values.reset === undefined ? await askPassword() : null
  const config = readConfig()
  const origin = config.publicUrl ?? `http://${config.host}:${config.port}`
  const path = await withDatabase(config, (db) =>
    values.reset === undefined
      ? makeAdmin(db, { userName, email, password, force: values.force }, new Date())
      : resetAdmin(db, values.reset, new Date()),
  ).catch(explainRefusal)
  console.log(
    path
      ? `Choose a password within seven days, once the shop runs: ${origin}${path}`
      : `${userName} can sign in at ${origin}/login`,
  )
  if (path && !config.publicUrl) console.log('Set PUBLIC_URL where customers see the shop at another address.')
}

function readOptions() {
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch {
    throw new StartError(usage)
  }
}

/** The database of the shop as it is at a start: migrated, with the reference data. */
async function withDatabase<T>({ databaseUrl, dataDir }: ReturnType<typeof readConfig>, work: (db: Db) => Promise<T>) {
  const database = databaseUrl ? { url: databaseUrl, stop: async () => {} } : await joinEmbedded(dataDir)
  try {
    await migrate(database.url)
    const db = connect(database.url, { connections: 2 })
    try {
      if (await isEmpty(db)) await seedReference(db)
      return await work(db)
    } finally {
      await db.destroy()
    }
  } finally {
    await database.stop()
  }
}

/** Typed twice and unseen at a terminal; else the first line that is piped in. */
async function askPassword(): Promise<string> {
  if (!process.stdin.isTTY) {
    for await (const line of createInterface({ input: process.stdin })) return line
    throw new StartError('A password has to be piped in, or typed at a terminal')
  }
  const password = await promptPassword('Password: ')
  if (password !== (await promptPassword('Once more: '))) throw new StartError('The two passwords are not the same')
  return password
}

async function promptPassword(prompt: string) {
  process.stdout.write(prompt)
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: unseen, terminal: true })
  terminal.on('SIGINT', () => process.exit(130))
  const typed = await terminal.question('')
  terminal.close()
  process.stdout.write('\n')
  return typed
}

/** What is refused, for the operator. */
function explainRefusal(error: unknown): never {
  if (!(error instanceof Refusal)) throw error
  if (error.code === 'request.invalid') throw new StartError('The e-mail address is none that mail can be sent to')
  if (error.code === 'request.not_found') throw new StartError('No admin has this name')
  const words = say('en', error.code)
  throw new StartError(error.code === 'account.has_admin' ? `${words}: --force makes another` : words)
}

main().catch(endWith)
