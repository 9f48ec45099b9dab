import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import type { TableEncoding } from '../../../rules/table-file/table-file.ts'
import { findWay } from './compare-ways.ts'
import { findLetters, findUnicode } from './read-letters.ts'

/** A file of unknown encoding, or are not those that were named; the message says what would help. */
export class UnclearEncoding extends Error {}

/**
 * The encoding of a CSV file of any length: Unicode, or the older one in which its words are words. Where several are, one
 * of them has to be `wanted`. The file is read twice at most, and no more of it is kept than its words with other letters than ASCII. UTF-8
 * where some bytes are letters of no encoding: their lines are refused, the others are read.
 */
export async function findFileEncoding(path: string, wanted?: TableEncoding): Promise<string> {
  const unicode = findUnicode(await readHead(path)) ?? (await findUtf8(path))
  if (unicode === 'ascii') return 'utf-8'
  const words = unicode ? undefined : await readWords(path)
  // Nobody reads this text: what no word decides, no language does.
  const found = words && findLetters(words, '')
  if (found && 'ways' in found) return chooseWay(found, wanted)
  const encodings = unicode ? [unicode] : (found?.encodings ?? [])
  const [first = 'utf-8'] = encodings
  if (wanted && !encodings.includes(wanted))
    throw new UnclearEncoding(found || unicode ? `is written in ${first}, not in ${wanted}` : noWords(wanted))
  return wanted ?? first
}

const noWords = (wanted: string) => `has letters that are no words in ${wanted}: save it as UTF-8`

function chooseWay({ ways }: Extract<ReturnType<typeof findLetters>, { ways: unknown }>, wanted?: TableEncoding) {
  if (wanted && findWay(ways, wanted)) return wanted
  const choices = ways.map(({ text, encodings }) => `“${firstWord(text, ways)}” with --encoding ${encodings[0]}`)
  throw new UnclearEncoding(`can be read in several ways: ${choices.join(', ')}. Name one, or save it as UTF-8`)
}

/** What this way makes of the first word that the ways do not all read alike. */
function firstWord(text: string, ways: readonly { text: string }[]): string {
  const all = ways.map((way) => way.text.split('\n'))
  const words = text.split('\n')
  return words.find((word, at) => all.some((other) => other[at] !== word)) ?? ''
}

/** As many bytes as say whether a file is UTF-16. */
const headLength = 2_000

async function readHead(path: string): Promise<Buffer> {
  const handle = await open(path)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headLength), 0, headLength, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

const chunks = (path: string): AsyncIterable<Buffer> => createReadStream(path, { highWaterMark: 256 * 1024 })

/** UTF-8 where all of a file is that, ASCII where it has no other letters. */
async function findUtf8(path: string): Promise<'utf-8' | 'ascii' | undefined> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let isAscii = true
  try {
    for await (const chunk of chunks(path)) {
      const text = decoder.decode(chunk, { stream: true })
      isAscii &&= text.length === chunk.length
    }
    decoder.decode()
    return isAscii ? 'ascii' : 'utf-8'
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}

const mostWords = 200_000

/** The words that are not ASCII alone, each once, a line each. */
async function readWords(path: string): Promise<Buffer> {
  const words = new Set<string>()
  let rest = ''
  for await (const chunk of chunks(path)) {
    const read = rest + chunk.toString('latin1')
    const cut = endOfWords(read)
    for (const word of otherWords(read.slice(0, cut))) words.add(word)
    rest = read.slice(cut)
    if (words.size > mostWords)
      throw new UnclearEncoding('has too many words that are not ASCII for its letters to be told: save it as UTF-8')
  }
  for (const word of otherWords(rest)) words.add(word)
  return Buffer.from(['', ...words].join('\n'), 'latin1')
}

const otherWords = (text: string) =>
  [...text.matchAll(/[^ \t\r\n;,|"]+/g)].map(([word]) => word).filter((word) => /[\x80-\xff]/.test(word))

const longestWord = 10_000

/** Where the last word begins, as the next part of the file may go on with it. */
function endOfWords(text: string): number {
  const least = Math.max(0, text.length - longestWord)
  for (let at = text.length; at > least; at--) if (' \t\r\n;,|"'.includes(text[at - 1] ?? '')) return at
  return least === 0 ? 0 : text.length
}
