import { basename, dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'
import { lazySubjects } from '../../texts/lazy/lazy-texts.ts'

const catalogue = /\/texts\/(language|lazy\/\w+)\/[a-z]{2}\.ts$/

/** What the server alone says: mails, menus, and refusals whose sentence comes with the answer; subjects, and single keys. */
const serverSubjects = [
  'mail',
  'invoice_mail',
  'reminder',
  'shipping_document',
  'return_paper',
  'return_mail',
  'invoice',
  'menu',
  'watch',
  'gone',
  'standing',
  'request.invalid',
  'request.not_found',
  'request.conflict',
  'request.media_type',
  'request.too_many',
  'ui.success',
  'session.captcha_needed',
  'session.unknown',
  'session.wrong_credentials',
  'session.too_many_tries',
  'access.denied',
  'basket.product_unknown',
  'basket.product_disabled',
  'basket.products_disabled',
  'contact.too_many',
  'favourites.full',
  'favourites.product_unknown',
]

const lazy: Record<string, readonly string[]> = lazySubjects
const leftOut = new Set([...serverSubjects, ...Object.values(lazy).flat()])

const keySubject = (key: string) => key.slice(0, key.indexOf('.'))
/** Whether browsers have a text with none but the parts that name it, or never. */
export const isLeftOut = (key: string) => leftOut.has(keySubject(key)) || leftOut.has(key)

/**
 * Compiles the ICU messages while the pages are built, so that no reader loads a parser for them. In browsers
 * `texts/language/<language>.ts` has no more than every page may say, `texts/lazy/<part>/<language>.ts` the subjects of that part alone.
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
    const part = lazy[basename(dirname(id))]
    const isSaid = (key: string) =>
      part ? part.includes(keySubject(key)) : this.environment.name !== 'client' || !isLeftOut(key)
    const texts: Record<string, Record<string, string>> = await import(pathToFileURL(id).href)
    const entries = Object.entries(texts[language] ?? {}).filter(([key]) => isSaid(key))
    const compiled = entries.map(([key, text]) => [key, compile(text)])
    return `export const ${language} = ${JSON.stringify(Object.fromEntries(compiled))}`
  },
})
