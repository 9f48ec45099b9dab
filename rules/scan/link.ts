import type { Elements } from './elements.ts'

/** Whether a text is an address, such as a square code holds. */
export const isLink = (text: string) => /^https?:\/\//i.test(text)

// As addresses said it before identifiers alone were left (GS1 Digital Link 1.0).
const words: Record<string, string> = { gtin: '01', lot: '10', ser: '21' }
const qualifiers = ['22', '10', '21']

/**
 * What an address says of a product (GS1 Digital Link): `https://any.host/…/01/<gtin>/10/<batch>/21/<serial>`; the rest may be
 * asked for behind `?`. Whose host it is does not matter, as it is not called; undefined where it names no product.
 */
export function readLink(text: string): Elements | undefined {
  const [path = '', query = ''] = (text.split('#')[0] ?? '').split('?')
  const parts = path
    .split('/')
    .slice(3)
    .map(decode)
    .map((part) => words[part.toLowerCase()] ?? part)
  const at = parts.findIndex((part, place) => part === '01' && /^(?:\d{8}|\d{12,14})$/.test(parts[place + 1] ?? ''))
  if (at < 0) return undefined
  const elements = new Map([['01', parts[at + 1] ?? '']])
  for (const [name, value] of new URLSearchParams(query)) {
    if (/^\d{2,4}$/.test(name) && name !== '01') elements.set(name, value.trim())
  }
  for (let place = at + 2; qualifiers.includes(parts[place] ?? ''); place += 2) {
    elements.set(parts[place] ?? '', (parts[place + 1] ?? '').trim())
  }
  return elements
}

/** What cannot be decoded is taken as it stands. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
