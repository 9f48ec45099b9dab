import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type { Endpoint } from '../../contract/endpoint.ts'

const subject = /\/contract\/(?!endpoint|index|catalogue\/page)[a-z-]+(\/[a-z-]+)?\.ts$/

/**
 * Leaves of the contract, in the browser's build, what a caller needs: how each endpoint is reached. The schemas are the
 * server's, and half of the contract's bytes would be theirs.
 */
export const compileContract = (): Plugin => ({
  name: 'compile-contract',
  apply: 'build',
  enforce: 'pre',
  async load(id) {
    if (!subject.test(id)) return
    const exported: Record<string, unknown> = await import(pathToFileURL(id).href)
    return Object.entries(exported)
      .flatMap(([name, value]) => {
        const webValue = isEndpoint(value) ? toWebEndpoint(value) : value
        return isPlain(webValue) ? `export const ${name} = ${JSON.stringify(webValue)}` : []
      })
      .join('\n')
  },
})

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'reply' in value

const toWebEndpoint = ({ method, path, form, knowsBrowser }: Endpoint) => ({
  method,
  path,
  ...(form && { form }),
  ...(knowsBrowser && { knowsBrowser }),
})

/** Data that is no schema and holds none. */
function isPlain(value: unknown): boolean {
  if (typeof value === 'function') return false
  if (typeof value !== 'object' || value === null) return true
  return !('~kind' in value) && Object.values(value).every(isPlain)
}
