import { basename } from 'node:path'
import { pathToFileURL } from 'node:url'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

const catalogue = /\/texts\/[a-z]{2}\.ts$/

/** What the server alone says: letters, and refusals whose sentence comes with the answer. */
const saidByServer = /^(mail|verification|password|user_name|file|registration)\./

/**
 * Compiles the ICU messages while the pages are built, so that no reader loads a parser for them. Browsers get no more
 * than pages say.
 */
export const compileTexts = (): Plugin => ({
  name: 'compile-texts',
  apply: 'build',
  enforce: 'pre',
  config: () => ({
    resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
    ssr: { noExternal: ['use-intl'] },
  }),
  async load(id) {
    if (!catalogue.test(id)) return
    const language = basename(id, '.ts')
    const texts: Record<string, Record<string, string>> = await import(pathToFileURL(id).href)
    const said = Object.entries(texts[language] ?? {}).filter(
      ([key]) => this.environment.name !== 'client' || !saidByServer.test(key),
    )
    const compiled = said.map(([key, text]) => [key, compile(text)])
    return `export const ${language} = ${JSON.stringify(Object.fromEntries(compiled))}`
  },
})
