import fc from 'fast-check'
import { readAttachment } from '../../files/attachments/read-attachment.ts'
import { readPicture } from '../../files/picture.ts'
import { Refusal } from '../../http/refuse.ts'
import { hasMoreRows } from '../../spreadsheets/sheet-length.ts'
import { tableRows } from '../../spreadsheets/table-file.ts'
import { picture } from './pictures.ts'
import { sheetOf, zipOf } from './zip.ts'

type Damage =
  | { kind: 'flip' | 'byte'; at: number; value: number }
  | { kind: 'cut' | 'drop' | 'double'; at: number; length: number }
  | { kind: 'insert'; at: number; bytes: Uint8Array }
  | { kind: 'graft'; at: number; from: number }

const place = fc.double({ min: 0, max: 1, noNaN: true })
const damage: fc.Arbitrary<Damage> = fc.oneof(
  fc.record({ kind: fc.constantFrom('flip', 'byte'), at: place, value: fc.integer({ min: 1, max: 255 }) }),
  fc.record({ kind: fc.constantFrom('cut', 'drop', 'double'), at: place, length: fc.integer({ min: 1, max: 400 }) }),
  fc.record({ kind: fc.constant('insert'), at: place, bytes: fc.uint8Array({ minLength: 1, maxLength: 40 }) }),
  fc.record({ kind: fc.constant('graft'), at: place, from: place }),
)

/** Which file it begins with, which other one is grafted into it, and what happens to it. */
const plan = fc.record({
  base: fc.nat(),
  other: fc.nat(),
  damages: fc.array(damage, { minLength: 1, maxLength: 6 }),
})

/**
 * Reads so many broken CSV, XLSX, ZIP, PDF, PNG and JPEG files with everything that reads uploads. Each is read
 * or refused: a reader that throws, or is silent, fails the property. Answers how many were.
 */
export async function readBrokenFiles({ runs, seed, onRead = () => {} }: Fuzz) {
  const good = await goodFiles()
  const property = fc.asyncProperty(plan, async ({ base, other, damages }) => {
    const [file, graft] = [good[base % good.length], good[other % good.length]]
    if (!file || !graft) throw new Error('There are no files to break')
    const bytes = damages.reduce((broken, one) => broke(broken, one, graft), file)
    await readByAll(bytes)
    onRead()
  })
  await fc.assert(property, { numRuns: runs, seed })
}

type Fuzz = { runs: number; seed: number; onRead?: () => void }

/** Undefined also where it is refused in words. */
const readOrRefuse = (bytes: Buffer) =>
  tableRows(bytes, { most: 100, callerId: 'fuzz', language: 'en', fits: () => false }).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined
    throw error
  })

async function readByAll(bytes: Buffer) {
  const table = await readOrRefuse(bytes)
  await hasMoreRows(bytes, 100)
  const texts = (table?.rows ?? []).flatMap(({ fields }) => Object.values(fields))
  if (texts.some((text) => text.includes('\u0000') || !text.isWellFormed())) throw new Error('A cell cannot be stored')
  for (const read of [await readPicture(bytes, 'fuzz'), await readAttachment(bytes, 'fuzz')]) {
    if (!('refused' in read) && !read.mediaType) throw new Error('A file is neither read nor refused')
  }
}

const lines = Array.from({ length: 40 }, (_, at) => [`QX-${at}`, `${at + 1}`, 'Müller & Söhne'])

async function goodFiles(): Promise<Buffer[]> {
  const csv = lines.map((line) => line.map((cell) => `"${cell}"`).join(';')).join('\r\n')
  const sheet = sheetOf(lines.map((line) => line.map((cell) => cell.replaceAll('&', '&amp;'))))
  return [
    Buffer.from(csv),
    Buffer.from(`\ufeff${csv}`, 'utf16le'),
    zipOf(sheet),
    zipOf(sheet.map((part) => ({ ...part, stored: true }))),
    zipOf([{ name: 'a.xml', content: '<a/>' }]),
    Buffer.from(`%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF`),
    await picture({ format: 'png' }),
    await picture({ format: 'jpeg' }),
  ]
}

function broke(bytes: Buffer, one: Damage, other: Buffer): Buffer {
  const at = Math.floor(one.at * bytes.length)
  const [before, after] = [bytes.subarray(0, at), bytes.subarray(at)]
  if (one.kind === 'flip' || one.kind === 'byte') {
    const byte = one.kind === 'byte' ? one.value : (after[0] ?? 0) ^ one.value
    return Buffer.concat([before, Buffer.of(byte), after.subarray(1)])
  }
  if (one.kind === 'insert') return Buffer.concat([before, one.bytes, after])
  if (one.kind === 'graft') return Buffer.concat([before, other.subarray(Math.floor(one.from * other.length))])
  if (one.kind === 'cut') return before
  const rest = after.subarray(one.kind === 'drop' ? one.length : 0)
  return Buffer.concat([before, one.kind === 'double' ? after.subarray(0, one.length) : Buffer.alloc(0), rest])
}
