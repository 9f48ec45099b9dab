import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

let fonts: ReturnType<typeof readFonts> | undefined

/** Read once: they hold the letters of every language of the shop, which those of PDF itself do not. */
export function loadFonts() {
  fonts ??= readFonts()
  return fonts
}

async function readFonts() {
  const require = createRequire(import.meta.url)
  return {
    plain: await readFile(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')),
    bold: await readFile(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf')),
  }
}
