import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type LettersReading, tableEncodings } from '../../rules/table-file/table-file.ts'
import { Refusal } from '../http/refuse.ts'
import { encode, officeWords, plainWords } from '../testing/files/encode.ts'
import { tableRows } from './table-file.ts'

type Writer = keyof typeof officeWords
const writers = Object.keys(officeWords) as Writer[]
const readers = ['de', 'fr', 'it', 'pl', 'en'] as const

/** A table as an office writes it: which words, and how they become bytes. */
const sheet = fc.constantFrom(...writers).chain((language) => {
  const word = fc.oneof(fc.constantFrom(...officeWords[language]), fc.constantFrom(...plainWords), fc.constant(''))
  return fc.record({
    language: fc.constant(language),
    extra: fc.integer({ min: 0, max: 3 }),
    rows: fc.array(fc.array(word, { minLength: 5, maxLength: 5 }), { minLength: 1, maxLength: 8 }),
    encoding: fc.constantFrom(...tableEncodings, 'utf8' as const, 'utf16le' as const),
    separator: fc.constantFrom(';', ',', '\t', '|'),
    end: fc.constantFrom('\r\n', '\n', '\r'),
    isNamed: fc.boolean(),
    isReader: fc.boolean(),
    hasTitle: fc.boolean(),
    beside: fc.boolean(),
  })
})
type WrittenSheet = typeof sheet extends fc.Arbitrary<infer T> ? T : never

const columnsOf = ({ extra }: WrittenSheet) => ['number', 'price', ...['city', 'name', 'note'].slice(0, extra)]
const cellsOf = (written: WrittenSheet, row: readonly string[], at: number) => [
  ...[`AS-${at}`, '12.50'],
  ...row.slice(0, written.extra),
]

function write(written: WrittenSheet): Buffer | undefined {
  const { rows, encoding, separator, end, isNamed, hasTitle, beside } = written
  const cell = (text: string) => (text.includes(separator) || text.includes('"') ? `"${text}"` : text)
  const lines = [
    ...(hasTitle ? ['Lista 2026'] : []),
    // A heading that is empty stands beside the columns, and so does what is below it.
    [...columnsOf(written), ...(beside ? [''] : [])].join(separator),
    ...rows.map((row, at) => [...cellsOf(written, row, at).map(cell), ...(beside ? ['x'] : [])].join(separator)),
  ]
  const text = [...(isNamed ? [`sep=${separator}`] : []), ...lines].join(end)
  if (encoding === 'utf8' || encoding === 'utf16le') return Buffer.from(`\ufeff${text}`, encoding)
  return encode(text, encoding)
}

const fits = (names: readonly string[]) => names.includes('number') && names.includes('price')

type Told = { kind: 'read' | 'asked'; isOffered?: boolean }

/** Reads it as its door does. What is read has to be what was written; asked, each reading that is chosen has to be the one that was shown. */
async function readOrAsk(written: WrittenSheet, bytes: Buffer): Promise<Told> {
  const language = readers.find((one) => written.isReader && one === written.language) ?? 'en'
  const request = { most: 20, callerId: 'office', language, fits }
  const meant = written.rows.map((row, at) => cellsOf(written, row, at))
  const values = async (choice = {}) => {
    const table = await tableRows(bytes, { ...request, choice })
    expect(table?.bad).toEqual([])
    expect(table?.read.cellsBeside).toBe(written.beside ? written.rows.length : 0)
    return table?.rows.map(({ fields }) => columnsOf(written).map((column) => fields[column]))
  }
  try {
    expect(await values()).toEqual(meant)
    return { kind: 'read' }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    expect(error.code).toBe('table.letters')
    const { readings } = error.details as { readings: LettersReading[] }
    const chosen = await Promise.all(readings.map(({ encoding }) => values({ encoding })))
    return { kind: 'asked', isOffered: chosen.some((rows) => JSON.stringify(rows) === JSON.stringify(meant)) }
  }
}

test('what offices write is read right or asked, in whatever letters, signs and ends of lines', async () => {
  const counts = { read: 0, asked: 0, offered: 0 }
  const property = fc.asyncProperty(sheet, async (written) => {
    const bytes = write(written)
    if (!bytes) return
    const told = await readOrAsk(written, bytes)
    counts[told.kind]++
    if (told.isOffered) counts.offered++
  })
  await fc.assert(property, { numRuns: Number(process.env.TABLE_RUNS ?? 300) })
  // It is no way out to ask of everything, nor to ask without the answer.
  expect(counts.read).toBeGreaterThan(4 * counts.asked)
  expect(counts.offered).toBe(counts.asked)
})
