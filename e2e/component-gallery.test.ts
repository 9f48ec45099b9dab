import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '../checks/temporary-folder.ts'
import { barriersByDayAndNight } from './testing/barriers.ts'
import { arriveAs, visit } from './testing/journey.ts'
import { waitForAddress } from './testing/start-shop.ts'

// As `npm run dev` starts it: pages come from their sources, and the component gallery with them.
let url: string
let stop: () => Promise<void>
beforeAll(async () => {
  const dataDir = temporaryFolder('e2e-dev')
  const shop = spawn(process.execPath, ['server/main.ts', '--dev'], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: '0', DEMO: 'true', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  stop = async () => {
    shop.kill('SIGINT')
    if (shop.exitCode === null) await once(shop, 'exit')
    rmSync(dataDir, { recursive: true, force: true })
  }
  url = await waitForAddress(shop)
})
afterAll(() => stop())

test('the component gallery has no accessibility barrier', async () => {
  const { page } = await visit()
  await arriveAs(page, 'manager', url)
  await page.goto(`${url}/console/parts`)
  await page.getByRole('heading', { name: 'Dialogs and drawers' }).waitFor()
  // The colours are known: each pair shows its contrast.
  await page.getByText('--ink / --ground').waitFor()
  expect(await barriersByDayAndNight(page)).toEqual([])
  await page.getByRole('button', { name: 'SideDrawer' }).click()
  await page.getByRole('dialog').waitFor()
  expect(await barriersByDayAndNight(page, { part: '[role=dialog]' })).toEqual([])
})

test('the shop as it is built has no such page', async () => {
  const { page } = await visit({ as: 'manager' })
  await page.goto('/console/parts')
  await page.getByRole('heading', { name: 'Page not found' }).waitFor()
  expect(await page.getByRole('heading', { name: 'Dialogs and drawers' }).count()).toBe(0)
})
