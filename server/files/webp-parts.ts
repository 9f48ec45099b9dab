import type { PictureParts } from './picture-parts.ts'

// A RIFF of the form WEBP (RFC 9649, section 2.4): its length counts what follows it.
const head = 12
const chunkHead = 8

export const isWebp = (bytes: Buffer) =>
  bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, head) === 'WEBP'

/** What one sees of a WebP that stands still; profiles and what programs say of it are left out, and which side is up is kept. */
const seenKinds = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'EXIF'])

type Chunk = { kind: string; data: Buffer; whole: Buffer }

/** What the chunks of a WebP say, by their heads alone; undefined where it has another form, or moves. */
export function readWebpParts(bytes: Buffer): PictureParts | undefined {
  const chunks = [...walkChunks(bytes)]
  const [first] = chunks
  const pictures = chunks.filter(({ kind }) => kind === 'VP8 ' || kind === 'VP8L')
  const [picture] = pictures
  if (!first || !picture || pictures.length > 1 || (first.kind !== 'VP8X' && first !== picture)) return undefined
  const size = readSize(picture)
  if (!size) return undefined
  const seen = Buffer.concat(chunks.filter(({ kind }) => seenKinds.has(kind)).map(({ whole }) => whole))
  const length = Buffer.alloc(4)
  length.writeUInt32LE(seen.length + 4)
  // It is unpacked whole, with its opacity.
  const unpacked = size.width * size.height * 4
  const whole = Buffer.concat([Buffer.from('RIFF'), length, Buffer.from('WEBP'), seen])
  return { ...size, count: chunks.length, scans: 1, unpacked, held: unpacked, seen: whole }
}

/** Of the frame itself: what a head before it says must be the same, or no reader takes it. */
function readSize({ kind, data }: Chunk) {
  if (kind === 'VP8L') {
    if (data.length < 5 || data[0] !== 0x2f) return undefined
    const bits = data.readUInt32LE(1)
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  // A key frame begins with three bytes and a code (RFC 6386, section 9.1).
  if (data.length < 10 || data.readUIntBE(3, 3) !== 0x9d012a) return undefined
  return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff }
}

/** The chunks up to the end of the file, or to where they break off. */
function* walkChunks(bytes: Buffer): Generator<Chunk> {
  let at = head
  while (at + chunkHead <= bytes.length) {
    const length = bytes.readUInt32LE(at + 4)
    const next = at + chunkHead + length + (length % 2)
    if (next > bytes.length) return
    const kind = bytes.toString('latin1', at, at + 4)
    yield { kind, data: bytes.subarray(at + chunkHead, at + chunkHead + length), whole: bytes.subarray(at, next) }
    at = next
  }
}
