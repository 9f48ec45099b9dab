import { execFile } from 'node:child_process'
import { createServer } from 'node:net'
import { promisify } from 'node:util'
import { chromium } from 'playwright'
import { findChromium } from '../checks/chromium.ts'
import { startServer } from './child.ts'
import { demoShop } from './shop.ts'
import { pages } from './speed/scenarios.ts'

// Fetched when it is asked for: with all that it brings it is a sixth of the files of an installation.
const lighthouse = 'lighthouse@13.5.0'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

export type Scores = { page: string; failed: string[] } & Record<
  (typeof categories)[number] | 'shift' | 'kilobytes',
  number
>

/** What Lighthouse (its own settings: a telephone on a slow network) says of the pages that visitors come in by. */
export async function measureScores(say: (text: string) => void): Promise<Scores[]> {
  const shop = await demoShop()
  const server = await startServer('shop', shop.url)
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const rows: Scores[] = []
    for (const page of pages) {
      rows.push(await scorePage(server.url, page, port))
      say(`${page}: ${categories.map((name) => `${name} ${rows.at(-1)?.[name]}`).join(', ')}`)
    }
    return rows
  } finally {
    await browser.close()
    await server.stop()
    await shop.stop()
  }
}

async function scorePage(origin: string, page: string, port: number): Promise<Scores> {
  const { audits, categories: found } = await readReport(origin + page, port)
  const score = (name: (typeof categories)[number]) => Math.round((found[name]?.score ?? 0) * 100)
  const weighed = new Set(
    Object.values(found).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id)),
  )
  return {
    page,
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    shift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    kilobytes: Math.round((audits['total-byte-weight']?.numericValue ?? 0) / 1000),
    failed: Object.values(audits)
      .filter(({ id, score: got }) => weighed.has(id) && got !== null && got < 0.9)
      .map(({ id }) => id),
  }
}

/** What is read of its report. */
type Report = {
  audits: Record<string, { id: string; score: number | null; numericValue?: number }>
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
}

async function readReport(url: string, port: number): Promise<Report> {
  const chosen = [`--port=${port}`, `--only-categories=${categories}`, '--output=json', '--quiet']
  const { stdout } = await promisify(execFile)('npx', ['--yes', lighthouse, url, ...chosen], { maxBuffer: 2 ** 28 })
  return JSON.parse(stdout)
}

/** A free port. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}
