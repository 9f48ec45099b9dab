import { writeFile } from 'node:fs/promises'
import { isoDay } from '../../rules/shipping/day.ts'
import { makeDemoBankFile } from '../../seed/index.ts'
import { connect } from '../db/database.ts'
import { joinEmbedded } from '../db/embedded.ts'
import { readConfig } from '../start/config.ts'
import { endWith } from '../start/start-error.ts'

// Writes a file as a bank would send it, in which the customers of the demo pay what is open: for who tries how payments are booked.
async function writeBankFile(path: string) {
  const { databaseUrl, dataDir } = readConfig()
  const database = databaseUrl ? { url: databaseUrl, stop: async () => {} } : await joinEmbedded(dataDir)
  const db = connect(database.url, { connections: 1 })
  try {
    await writeFile(path, await makeDemoBankFile(db, isoDay(new Date())))
    console.log(`${path} is written. Read it in the console: Payments, Read bank file`)
  } finally {
    await db.destroy()
    await database.stop()
  }
}

writeBankFile(process.argv[2] ?? 'demo-bank-file.xml').catch(endWith)
