import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { findChromium } from '../../checks/chromium.ts'
import { temporaryFolder } from '../../checks/temporary-folder.ts'
import { startPostOffice } from './post-office.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the shop with the demo answers. */
    shopUrl: string
    /** The Chromium that the journeys drive. */
    chromium: string
    /** Where the mails of the shop arrive, a file for each. */
    mailFolder: string
  }
}

/** Starts the built shop as `npm start` does, on a data folder of its own with the demo, and stops it as Ctrl-C does. */
export default async function startShop(project: TestProject) {
  project.provide('chromium', findChromium())
  const dataDir = temporaryFolder('e2e')
  const mailFolder = temporaryFolder('e2e-mail')
  const post = await startPostOffice(mailFolder)
  project.provide('mailFolder', mailFolder)
  const shop = spawn(process.execPath, ['server/main.ts'], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: '0', DEMO: 'true', LOG_LEVEL: 'error', SMTP_URL: post.url },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  project.provide('shopUrl', await waitForAddress(shop))
  return async () => {
    shop.kill('SIGINT')
    if (shop.exitCode === null) await once(shop, 'exit')
    await post.close()
    for (const folder of [dataDir, mailFolder]) rmSync(folder, { recursive: true, force: true })
    if (shop.exitCode !== 0) throw new Error(`The shop ended with ${shop.exitCode ?? shop.signalCode}`)
  }
}

/** Where a shop answers that is starting. */
export function waitForAddress(shop: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    shop.stdout?.on('data', (chunk: Buffer) => {
      output += chunk
      const address = /answers at (http:\S+)/.exec(output)?.[1]
      if (address) resolve(address)
    })
    shop.once('exit', () => reject(new Error(`The shop did not start:\n${output}`)))
  })
}
