export const toolbarPath = '/toolbar/toolbar'

/** The pages of so many other origins may show the toolbar of a customer. */
export const mostOrigins = 20

// A name of the network has 253 letters at most; `https://` and a port come along.
export const longestOrigin = 267

/** The most characters of the key of a toolbar. */
export const longestToolbarKey = 100

export type ToolbarRefusal = 'toolbar.bad_origin' | 'toolbar.key_renewed'

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const origin = new RegExp(`^https://((?:${label}\\.)*${label})(?::([1-9]\\d{0,4}))?$`)
const largestPort = 65_535

/**
 * An origin as browsers name it, such as `https://intranet.example`; null for anything else: another scheme, a path, a
 * wildcard, a name in other letters than those of the network. It goes into a header.
 */
export function readOrigin(typed: string): string | null {
  const [, host, port] = origin.exec(typed.trim().toLowerCase()) ?? []
  if (host === undefined || host.length > 253 || Number(port ?? 0) > largestPort) return null
  return `https://${host}${port === undefined || port === '443' ? '' : `:${port}`}`
}

/** The origins of a list, each once; or which of them is none. */
export function readOrigins(typed: readonly string[]): { origins: string[] } | { bad: number } {
  const origins = typed.map(readOrigin)
  const bad = origins.indexOf(null)
  return bad >= 0 ? { bad } : { origins: [...new Set(origins.filter((one) => one !== null))] }
}
