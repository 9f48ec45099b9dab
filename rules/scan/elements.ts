/** What a label of GS1 says, by application identifier (GS1 General Specifications, section 3); a count that is not certain is ''. */
export type Elements = ReadonlyMap<string, string>

/** FNC1, which ends what has no length of its own, as scanners send it. */
export const separator = '\u001d'
// Where a keyboard has no such key, its name or its picture stands for it.
const otherSeparators = /<GS>|\{GS\}|\[GS\]|<FNC1>|\{FNC1\}|\u241d/gi

export const separated = (text: string) => text.replaceAll(otherSeparators, separator)

type Identifier = { name: string; length: number; isFixed: boolean; isCount: boolean }

/** By its first two digits, how long an element is with its identifier where that is laid down (figure 7.8.5-2). */
const lengths: Record<string, number> = {
  '00': 20,
  '01': 16,
  '02': 16,
  '03': 16,
  '04': 18,
  '20': 4,
  '41': 16,
  ...Object.fromEntries(['11', '12', '13', '14', '15', '16', '17', '18', '19'].map((name) => [name, 8])),
  ...Object.fromEntries(['31', '32', '33', '34', '35', '36'].map((name) => [name, 10])),
}

/** Of the others, those that are read or stand beside them, and how long at most their values are. */
const longest: Record<string, number> = { '10': 20, '21': 20, '22': 20, '30': 8, '37': 8, '240': 30, '241': 30 }
const counts = new Set(['30', '37'])

function identify(text: string): Identifier | undefined {
  const two = text.slice(0, 2)
  const length = lengths[two]
  if (length !== undefined) return { name: two, length: length - 2, isFixed: true, isCount: false }
  const name = [two, text.slice(0, 3)].find((one) => longest[one] !== undefined)
  if (name === undefined) return undefined
  return { name, length: longest[name] ?? 0, isFixed: false, isCount: counts.has(name) }
}

/**
 * Reads a label as a scanner sends it, with or without the signs between its elements; undefined for what is none. What is
 * not known goes on to the next sign.
 */
export function readElements(text: string): Elements | undefined {
  const segments = text.split(separator).filter(Boolean)
  // Many keyboards have no key for the sign: then the end of a count is unknown.
  const isDivided = text.slice(1).includes(separator)
  const elements = new Map<string, string>()
  for (const segment of segments) {
    if (!readSegment(segment, isDivided, elements)) return undefined
  }
  return segments.length > 0 ? elements : undefined
}

/** Reads what stands between two signs: elements of laid-down length, and one without at the end. */
function readSegment(segment: string, isDivided: boolean, elements: Map<string, string>): boolean {
  let rest = segment
  while (rest !== '') {
    const identifier = identify(rest)
    if (!identifier) return /^\d{2}./.test(rest)
    const { name, length, isFixed, isCount } = identifier
    const after = rest.slice(name.length)
    const whole = isFixed ? after.slice(0, length) : after
    if (whole === '' || (isFixed && (whole.length < length || !/^\d+$/.test(whole)))) return false
    const value = isCount ? readCount(whole, isDivided) : whole
    if (value.length <= length) elements.set(name, value)
    rest = after.slice(value.length || whole.length)
  }
  return true
}

const toCount = (value: string) => (/^\d{1,8}$/.test(value) ? value : '')

/** The count that a text is, or begins with where it can end in one place alone; '' where it is uncertain. */
function readCount(text: string, isDivided: boolean): string {
  if (isDivided) return toCount(text)
  const digits = /^\d{0,8}/.exec(text)?.[0] ?? ''
  const ends = Array.from(digits, (_, at) => at + 1).filter((end) => isChain(text.slice(end)))
  const [end, other] = ends
  return end !== undefined && other === undefined ? text.slice(0, end) : ''
}

/** Whether a text may be elements one behind the other. */
function isChain(text: string): boolean {
  if (text === '') return true
  const identifier = identify(text)
  if (!identifier) return false
  const value = text.slice(identifier.name.length)
  if (!identifier.isFixed) return identifier.isCount ? /^\d/.test(value) : value !== ''
  return value.length >= identifier.length && isChain(value.slice(identifier.length))
}

/** Reads a label in its printed form: `(01)04006381333931(10)AB-12`. */
export function readBrackets(text: string): Elements | undefined {
  const [before, ...parts] = text.split(/\((\d{2,4})\)/)
  if (before !== '') return undefined
  const elements = new Map<string, string>()
  for (let at = 0; at < parts.length; at += 2) {
    const [name = '', value = ''] = [parts[at], parts[at + 1]?.trim()]
    elements.set(name, counts.has(name) ? toCount(value) : value)
  }
  return elements
}
