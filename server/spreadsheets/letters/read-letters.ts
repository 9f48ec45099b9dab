import { tableEncodings } from '../../../rules/table-file/table-file.ts'
import { isWord, smallestCover } from './alphabets.ts'

/** What a text says in several ways, each of which could have been meant, the likeliest first; and a word that the first two write differently. */
export type UnclearLetters = { ways: LettersWay[]; readings: [string, string] }

/** A text, and the encodings in which the bytes are that. */
export type LettersWay = { text: string; encodings: string[] }

/**
 * The text of a file: by its mark, as UTF-16 or UTF-8 where it is that, else in the one of the older encodings of offices
 * in which its words are words. Where two are alike the reader's language decides; where it does not, both readings of a
 * word are reported. Undefined where the bytes are no text. `older` are the encodings that are tried, where other programs write.
 */
export function readLetters(
  bytes: Buffer,
  language: string,
  older: readonly OlderEncoding[] = officeEncodings,
): string | UnclearLetters | undefined {
  const found = findLetters(bytes, language, older)
  return found && 'text' in found ? found.text : found
}

/** The same with the encodings of the text. */
export function findLetters(
  bytes: Buffer,
  language: string,
  older: readonly OlderEncoding[] = officeEncodings,
): LettersWay | UnclearLetters | undefined {
  const unicode = findUnicode(bytes)
  if (unicode) return { text: new TextDecoder(unicode).decode(bytes), encodings: [unicode] }
  if (bytes.includes(0)) return undefined
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encodings: ['utf-8'] }
  } catch {
    return readOlder(bytes, language, older)
  }
}

/** An encoding in which each byte is a letter. */
export type OlderEncoding = { name: string; decode: (bytes: Buffer) => string }

export const findEncoding = (name: string): OlderEncoding => ({
  name,
  decode: (bytes) => new TextDecoder(name).decode(bytes),
})

const officeEncodings = tableEncodings.map(findEncoding)

/** The text of bytes in an encoding that is named, or in Unicode by its mark. */
export const readLettersAs = (bytes: Buffer, encoding: string): string =>
  new TextDecoder(findUnicode(bytes) ?? encoding).decode(bytes)

function readOlder(
  bytes: Buffer,
  language: string,
  older: readonly OlderEncoding[],
): LettersWay | UnclearLetters | undefined {
  const texts = Map.groupBy(older, ({ decode }) => decode(bytes))
  const readings = likelyReadings(
    [...texts].flatMap(([text, encodings]) => {
      const found = findWords(text)
      const languages = found && smallestCover(found.words)
      const names = encodings.map(({ name }) => name)
      const doubts = (languages?.[0]?.length ?? 0) + (found?.signs ?? 0)
      return languages ? [{ text, encodings: names, languages, doubts, odd: found.odd, words: found.words.length }] : []
    }),
  )
  const fewest = Math.min(...readings.map(({ doubts }) => doubts))
  const likely = readings.filter(({ doubts }) => doubts <= fewest + 1)
  const [first, second] = likely
  if (!first) return undefined
  if (!second) return toWay(first)
  const own = likely.filter(({ languages }) => languages.some((cover) => cover.includes(language)))
  const [mine, another] = own
  if (mine && !another) return toWay(mine)
  const ways = likely.toSorted((one, other) => one.doubts - other.doubts).map(toWay)
  return { ways, readings: differentWords(first.text, second.text) }
}

type OddWords = { words: number; odd: number }

/**
 * The readings in which all words are words. Where there are none, as one is in no language, those in
 * which at least as many are as not, if in one of them nearly all are.
 */
function likelyReadings<R extends OddWords>(readings: readonly R[]): R[] {
  const sound = readings.filter(({ odd }) => odd === 0)
  if (sound.length > 0) return sound
  return readings.some(({ words, odd }) => odd * 3 <= words) ? readings.filter(({ words, odd }) => odd <= words) : []
}

const toWay = ({ text, encodings }: LettersWay): LettersWay => ({ text, encodings })

/** Fewer say nothing. */
const fewestBytes = 8

/** UTF-16 as its bytes begin: by its mark, or by the zeros that every second byte is in the languages of Europe. */
export function findUnicode(bytes: Buffer): string | undefined {
  if (bytes.length < 2) return undefined
  const mark = bytes.readUInt16BE(0)
  if (mark === 0xfffe) return 'utf-16le'
  if (mark === 0xfeff) return 'utf-16be'
  if (bytes.length < fewestBytes || bytes.length % 2 > 0) return undefined
  const head = bytes.subarray(0, 2_000)
  const zeros = [0, 0]
  for (const [at, byte] of head.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  const half = head.length / 2
  if (even === 0 && odd > half / 2) return 'utf-16le'
  if (odd === 0 && even > half / 2) return 'utf-16be'
  return undefined
}

// What stands before, and what stands behind a word without being a letter of it.
const before = /^["'(«‹“„‘‚–—•·§°¿¡©®\u00a0+]*/
const behind = new Set(`"')»›”“’‘,–—…•·°²³®™©ªº€$£%\u00a0:;.!?`)
// `d’Équipement` is two words, and so are `n°21`, `5€` and `15–20`.
const within = /[’‘]|(?<=^[nN])[°º]|(?<=\d)[€£§°º×±µ²³–—]|[€£§°º×±µ–—](?=\d)/
const usual = /[£§°²³½¼¾«»‹›„“”‘’‚–—…•·®©™×±µ¿¡ªº\u00a0]/
const unusual = /[^ -~\p{L}€£§°²³½¼¾«»‹›„“”‘’‚–—…•·®©™×±µ¿¡ªº\u00a0]/u

/**
 * The words that have other letters than ASCII, how many are odd, as they are of no language or have a sign in them, and 1
 * where there are signs, which are letters in another reading; undefined where there is a sign that nobody writes.
 */
function findWords(text: string): { words: string[]; odd: number; signs: 0 | 1 } | undefined {
  const words = new Set<string>()
  const odd = new Set<string>()
  let signs: 0 | 1 = 0
  for (const [token] of text.matchAll(/[^\s;,|\t"<>()/\\]+/g)) {
    if (/^[\x20-\x7e]*$/.test(token)) continue
    if (unusual.test(token)) return undefined
    if (usual.test(token.replaceAll('€', ''))) signs = 1
    for (const word of withoutEnd(token.replace(before, '')).split(within)) {
      if (/^[\x20-\x7e]*$/.test(word)) continue
      const hasSign = /[a-z]/i.test(word) && /[^\x20-\x7e\p{L}]/u.test(word)
      if (hasSign || !isWord(word)) odd.add(word)
      else words.add(word)
    }
  }
  return { words: [...words], odd: odd.size, signs }
}

function withoutEnd(token: string): string {
  let end = token.length
  while (behind.has(token[end - 1] ?? '')) end--
  return token.slice(0, end)
}

/** The first word that the two readings write differently: each has as many letters as the file has bytes. */
function differentWords(one: string, other: string): [string, string] {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  const from = Math.max(...separators.map((sign) => one.lastIndexOf(sign, at))) + 1
  const ends = separators.map((sign) => one.indexOf(sign, at)).filter((end) => end >= 0)
  const to = Math.min(one.length, ...ends)
  return [one.slice(from, to), other.slice(from, to)]
}

const separators = [' ', '\t', '\n', '\r', ';', ',', '|', '"']
