import type { Terms } from './terms.ts'

/** The text of a term, or empty; more than one is not one, and so shows itself. */
export const text = (terms: Terms, term: string): string => (terms[term] ?? []).join(' and ')

export const is = (terms: Terms, term: string): boolean => text(terms, term) !== ''

/** Cents (or hundredths of a percent) of a term as they are written, 0 for none; NaN for what is no amount. */
export function cents(terms: Terms, term: string): number {
  const [, sign = '', whole = '', rest = ''] = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(text(terms, term) || '0') ?? []
  return whole === '' ? Number.NaN : Number(`${sign}${whole}${rest.padEnd(2, '0')}`)
}

export const addUp = (groups: readonly Terms[], term: string): number =>
  groups.reduce((all, terms) => all + cents(terms, term), 0)
