import { Mt940Fault } from './fault.ts'

/** A field of a message with the lines that belong to it. */
export type Field = {
  tag: string
  lines: string[]
  /** In the file, from 1. */
  line: number
}

/** Fields of a customer statement, of an interim report, and those that banks add. */
const knownTags: ReadonlySet<string> = new Set(
  '13 13D 20 21 25 25P 28 28C 34F 60F 60M 61 62F 62M 64 65 86 90C 90D NS NSF'.split(' '),
)

// SWIFT takes six lines of 65; some banks write what they like, but a page of it is none.
const longestLine = 2_000
const mostLines = 200

/**
 * The messages of a file, each as its fields in their order: with envelopes of SWIFT (`{1:…}{4:`) or without, one after the other.
 * What stands in none of them may only be a header of a bank.
 */
export function readMessages(text: string): Field[][] {
  const reader = new MessageReader()
  for (const [at, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (line.length > longestLine) throw new Mt940Fault('bank_file.shape', at + 1)
    reader.read(withoutMarks(line), at + 1)
  }
  return reader.messages
}

/** Signs that mark the beginning or the end of what is sent stand in some files. */
function withoutMarks(line: string): string {
  let [start, end] = [0, line.length]
  while (start < end && isMark(line.charCodeAt(start))) start++
  while (end > start && isMark(line.charCodeAt(end - 1))) end--
  return line.slice(start, end)
}

const tabulator = 9
const isMark = (code: number) => code < 32 && code !== tabulator

// Swedish files have letters where others have brackets.
const headStart = /^[{ä]/
const textStart = /[{ä]4:/
const messageEnd = /^-(?:$|[}å]|X+$)/

class MessageReader {
  readonly messages: Field[][] = []
  #open: Field[] | undefined

  read(line: string, number: number): void {
    if (headStart.test(line)) this.#readHead(line, number)
    else if (messageEnd.test(line.trimEnd())) this.#end(line.trimEnd(), number)
    else this.#readLine(line, number)
  }

  #readHead(line: string, number: number): void {
    const kind = /\{2:[IO](\d{3})/.exec(line)?.[1]
    if (kind && kind !== '940' && kind !== '950') throw new Mt940Fault('bank_file.not_camt', number)
    this.#open = undefined
    const start = textStart.exec(line)
    const rest = start ? line.slice(start.index + start[0].length) : ''
    if (rest.trim()) this.#readLine(rest, number)
  }

  /** The next message may begin in the same line. */
  #end(line: string, number: number): void {
    this.#open = undefined
    const next = line.indexOf('{1:')
    if (next > 0) this.#readHead(line.slice(next), number)
  }

  #readLine(line: string, number: number): void {
    const [, tag = '', content = ''] = /^:(\d{2}[A-Z]?|NSF?):(.*)$/.exec(line) ?? []
    const field = { tag, lines: [content], line: number }
    if (tag === '20') this.#begin(field)
    else if (line.startsWith(':940:')) this.#open = undefined
    else if (this.#open && knownTags.has(tag)) this.#open.push(field)
    else this.#readRest(line, number)
  }

  #begin(field: Field): void {
    this.#open = [field]
    this.messages.push(this.#open)
  }

  /** A line that continues the field before it, or one of a bank before its messages. */
  #readRest(line: string, number: number): void {
    const last = this.#open?.at(-1)
    if (last && continued.has(last.tag) && last.lines.length < mostLines) last.lines.push(line)
    else if (line.trim() !== '' && (last || !header.test(line))) throw new Mt940Fault('bank_file.shape', number)
  }
}

/** Fields of several lines. */
const continued: ReadonlySet<string> = new Set(['25P', '61', '86', 'NS', 'NSF'])

/** Codes of banks and of messages. */
const header = /^[A-Z\d ]{1,40}$/
