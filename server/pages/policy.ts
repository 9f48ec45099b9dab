import { createHash } from 'node:crypto'

/** Besides what every page may: where it connects to, and whose pages may show it. */
type AllowedSources = { connect: readonly string[]; framers: readonly string[] }

/** What a page may load and run: its own files, and inline scripts that carry the nonce of this one answer. */
export const policyByNonce = (nonce: string, allowed: AllowedSources) => policyFor([`'nonce-${nonce}'`], allowed)

/** The same for a page that many readers get: inline scripts run that are these, letter by letter. */
export const policyByHashes = (html: Buffer, allowed: AllowedSources) =>
  policyFor([...new Set(readInlineScripts(html.toString()).map(scriptHash))], allowed)

// Styles may stand inline, because components position themselves by style attributes.
const policyFor = (scripts: readonly string[], { connect, framers }: AllowedSources) =>
  [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    `connect-src ${["'self'", ...connect].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framers.length > 0 ? framers.join(' ') : "'none'"}`,
  ].join('; ')

function readInlineScripts(html: string): string[] {
  const scripts: string[] = []
  for (let at = html.indexOf('<script'); at >= 0; ) {
    const tagEnd = html.indexOf('>', at)
    const end = html.indexOf('</script>', tagEnd)
    if (tagEnd < 0 || end < 0) break
    if (!/\ssrc=/.test(html.slice(at, tagEnd)) && end > tagEnd + 1) scripts.push(html.slice(tagEnd + 1, end))
    at = html.indexOf('<script', end)
  }
  return scripts
}

const scriptHash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
