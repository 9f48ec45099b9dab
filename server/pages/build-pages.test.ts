import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { StartError } from '../start/start-error.ts'
import { buildPages } from './build-pages.ts'

/** A build that does this, in a folder of its own. */
function script(text: string) {
  const folder = mkdtempSync(join(tmpdir(), 'aster-build-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'build.mjs')
  writeFileSync(path, text)
  return { url: pathToFileURL(path), folder }
}

test('a build that ends well is awaited', async () => {
  const { url, folder } = script(`
    import { existsSync, writeFileSync } from 'node:fs'
    import { join } from 'node:path'
    const path = (name) => join(import.meta.dirname, name)
    writeFileSync(path('begun'), '')
    const looking = setInterval(() => {
      if (!existsSync(path('goes-on'))) return
      writeFileSync(path('built'), 'whole')
      clearInterval(looking)
    }, 5)`)
  let isBuilt = false
  const built = buildPages(url).built.then(() => {
    isBuilt = true
  })
  await expect.poll(() => existsSync(join(folder, 'begun'))).toBe(true)
  expect(isBuilt).toBe(false)
  writeFileSync(join(folder, 'goes-on'), '')
  await built
  expect(readFileSync(join(folder, 'built'), 'utf8')).toBe('whole')
})

test.each(['process.exit(1)', 'process.kill(process.pid)'])('a build that ends by %s ends the start', async (end) => {
  await expect(buildPages(script(end).url).built).rejects.toThrow(StartError)
})

test('a start that stops takes its build along', async () => {
  const { built, stop } = buildPages(script('setInterval(() => {}, 1_000)').url)
  stop()
  await expect(built).rejects.toThrow(StartError)
})
