import type { PictureParts } from './picture-parts.ts'

export const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

// Length, kind and check sum of a chunk (PNG, section 5.3).
const frame = 12
const headKind = 'IHDR'
const endKind = 'IEND'

/** What one sees of a PNG. Everything else, such as profiles and texts, may be compressed to a thousandth and is left out. */
const seenKinds = new Set([headKind, 'PLTE', 'tRNS', 'IDAT', endKind])

/** Samples of a pixel by colour type, with the opacity that a tRNS may add (PNG, sections 11.2.1 and 11.3.1.1). */
const samplesOfColourType: Record<number, number> = { 0: 2, 2: 4, 3: 4, 4: 2, 6: 4 }

type Chunk = { kind: string; data: Buffer; whole: Buffer }

/** What the chunks of a PNG say, by their heads alone; undefined where it has another form. */
export function readPngParts(bytes: Buffer): PictureParts | undefined {
  const chunks = [...walkChunks(bytes)]
  const [head, ...rest] = chunks
  if (head?.kind !== headKind || head.data.length !== 13 || rest.at(-1)?.kind !== endKind) return undefined
  if (rest.some(({ kind }) => kind === headKind)) return undefined
  const [width, height] = [head.data.readUInt32BE(0), head.data.readUInt32BE(4)]
  const samples = samplesOfColourType[head.data.readUInt8(9)]
  if (!samples) return undefined
  const unpacked = width * height * samples * (head.data.readUInt8(8) > 8 ? 2 : 1)
  const isInterlaced = head.data.readUInt8(12) !== 0
  return {
    width,
    height,
    count: chunks.length,
    scans: 1,
    unpacked,
    // Seven passes over the picture: all of it is held until the last.
    held: isInterlaced ? unpacked : 0,
    seen: Buffer.concat([pngSignature, ...chunks.filter(({ kind }) => seenKinds.has(kind)).map(({ whole }) => whole)]),
  }
}

/** The chunks up to the end of the picture, or to where they break off. */
function* walkChunks(bytes: Buffer): Generator<Chunk> {
  let at = pngSignature.length
  while (at + frame <= bytes.length) {
    const end = at + frame + bytes.readUInt32BE(at)
    if (end > bytes.length) return
    const kind = bytes.toString('latin1', at + 4, at + 8)
    yield { kind, data: bytes.subarray(at + 8, end - 4), whole: bytes.subarray(at, end) }
    if (kind === endKind) return
    at = end
  }
}
