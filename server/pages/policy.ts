/**
 * What a page may load and run: its own files, and inline scripts of this one answer. Styles may stand inline,
 * because components position themselves by style attributes.
 */
export const policyFor = (nonce: string, connect: readonly string[]) =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    `connect-src ${["'self'", ...connect].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
