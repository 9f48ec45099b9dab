import { startServer } from '../child.ts'
import { latencies } from '../measure.ts'
import { generatedShop } from '../shop.ts'
import { lists, searches } from './scenarios.ts'

export type ScaleRow = { skus: number; list: { p50: number; p95: number }; search: { p50: number; p95: number } }

/** How long lists and searches take in catalogues of different sizes, one client. */
export async function measureScale(sizes: number[], say: (text: string) => void): Promise<ScaleRow[]> {
  const rows: ScaleRow[] = []
  for (const skus of sizes) {
    say(`importing ${skus} products`)
    const shop = await generatedShop(skus)
    try {
      const server = await startServer('forgetful shop', shop.url)
      const row = { skus, list: await latencies(server, lists, 40), search: await latencies(server, searches, 40) }
      await server.stop()
      rows.push(row)
      say(`${skus}: list p95 ${row.list.p95.toFixed(2)} ms, search p95 ${row.search.p95.toFixed(2)} ms`)
    } finally {
      await shop.stop()
    }
  }
  return rows
}
