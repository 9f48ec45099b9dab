import { seedDemo } from '../../seed/index.ts'
import { connect } from '../db/database.ts'
import { filledDatabase } from './database.ts'
import { buildWorld, type World } from './world.ts'

const now = new Date('2026-11-18T09:00:00Z')

/** As `buildWorld`, with the customers, products and orders of the demo. */
export async function buildDemoWorld(): Promise<World> {
  const database = await filledDatabase('template_demo', async (url) => {
    const db = connect(url)
    await seedDemo(db, now).finally(() => db.destroy())
  })
  return await buildWorld({ now, database })
}
