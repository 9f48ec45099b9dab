/** An element by its name, with the prefix of its namespace as plain text, and what stands in it: a text, or elements. */
export type Xml = { name: string; content: string | readonly Xml[]; attributes: Attributes }
type Attributes = Readonly<Record<string, string>>

/** An element. Texts are written without space around; an element without content is left out, and so is an attribute without text. */
export const element = (name: string, content: Xml['content'], attributes: Attributes = {}): Xml => ({
  name,
  content,
  attributes,
})

/** The document of a root, in UTF-8: the same elements always make the same bytes. */
export const writeXml = (root: Xml): string => `<?xml version="1.0" encoding="UTF-8"?>\n${write(root, '')}`

/** Cents as amounts are written: two decimals, a point, no grouping. Throws for what is no whole number of cents. */
export function decimal(cents: number): string {
  if (!Number.isSafeInteger(cents)) throw new Error(`Not a whole number of cents: ${cents}`)
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

function write({ name, content, attributes }: Xml, indent: string): string {
  if (typeof content === 'string') {
    const text = escapeText(content)
    return text && `${indent}<${name}${writeAttributes(attributes)}>${text}</${name}>\n`
  }
  const children = content.map((child) => write(child, `${indent}  `)).join('')
  return children && `${indent}<${name}${writeAttributes(attributes)}>\n${children}${indent}</${name}>\n`
}

const writeAttributes = (attributes: Attributes) =>
  Object.entries(attributes)
    .filter(([, text]) => text !== '')
    .map(([name, text]) => ` ${name}="${escapeText(text)}"`)
    .join('')

/** What XML 1.0 has no place for, not even escaped: control characters, halves of a pair, U+FFFE and U+FFFF. */
const outsideOfXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu
const special = /[&<>"'\r\n\t]/g
// A parser turns bare line ends of attributes into spaces, and a bare \r into \n anywhere.
const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  '\r': '&#13;',
  '\n': '&#10;',
  '\t': '&#9;',
}

const escapeText = (text: string) =>
  text
    .replaceAll(outsideOfXml, '')
    .trim()
    .replaceAll(special, (sign) => escapes[sign] ?? '')
