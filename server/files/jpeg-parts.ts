import type { PictureParts } from './picture-parts.ts'

export const jpegSignature = Buffer.from([0xff, 0xd8, 0xff])

const start = Buffer.from([0xff, 0xd8])
const nothing = Buffer.alloc(0)
const end = 0xd9

/** Frames that are read: sequential and progressive, by Huffman's codes (JPEG, table B.1). No other is in use. */
const frames = { baseline: 0xc0, extended: 0xc1, progressive: 0xc2 }
const isFrame = (kind: number) => kind >= 0xc0 && kind <= 0xcf && ![huffmanTables, 0xc8, 0xcc].includes(kind)
const huffmanTables = 0xc4
const quantisation = 0xdb
const restartInterval = 0xdd
const scanHead = 0xda
const drawnKinds = new Set([huffmanTables, quantisation, restartInterval, scanHead, end])

/** Of what applications add, what says how the picture is to be seen: its colours (JFIF, Adobe), and which side is up (Exif). */
const seenApplications: Record<number, string> = { 224: 'JFIF\0', 225: 'Exif\0\0', 238: 'Adobe' }

/** Kind and length stand before the data of a segment; the length counts itself. */
type Segment = { kind: number; data: Buffer; whole: Buffer }

/** What the segments of a JPEG say, by their heads alone; undefined where it has another form. */
export function readJpegParts(bytes: Buffer): PictureParts | undefined {
  const segments = [...walkSegments(bytes)]
  const [frame, ...otherFrames] = segments.filter(({ kind }) => isFrame(kind))
  const size = frame && otherFrames.length === 0 ? readFrame(frame) : undefined
  const scans = segments.filter(({ kind }) => kind === scanHead)
  if (!size || scans.length === 0 || segments.at(-1)?.kind !== end) return undefined
  const isAtOnce = scans.length === 1 && frame?.kind !== frames.progressive
  return {
    width: size.width,
    height: size.height,
    count: segments.length,
    scans: scans.length,
    unpacked: size.width * size.height * size.components,
    // What more than one scan refines is held whole until the last.
    held: isAtOnce ? 0 : size.coefficients,
    seen: Buffer.concat([start, ...segments.filter(isSeen).map(({ whole }) => whole)]),
  }
}

function isSeen({ kind, data }: Segment) {
  if (isFrame(kind) || drawnKinds.has(kind)) return true
  const name = seenApplications[kind]
  return name !== undefined && data.toString('latin1', 0, name.length) === name
}

/** The size of the picture, and the bytes of its coefficients: two for each sample of each component (JPEG, section B.2.2). */
function readFrame({ kind, data }: Segment) {
  if (!Object.values(frames).includes(kind) || data.length < 6) return undefined
  const [precision, height, width, count] = [data[0], data.readUInt16BE(1), data.readUInt16BE(3), data.readUInt8(5)]
  if (precision !== 8 || count === 0 || count > 4 || data.length !== 6 + 3 * count) return undefined
  const samplings = Array.from({ length: count }, (_, at) => data.readUInt8(7 + 3 * at))
  const [across, down] = [samplings.map((both) => both >> 4), samplings.map((both) => both & 15)]
  const [mostAcross, mostDown] = [Math.max(...across), Math.max(...down)]
  if (Math.min(...across, ...down) < 1 || Math.max(mostAcross, mostDown) > 4) return undefined
  const units = Math.ceil(width / (8 * mostAcross)) * Math.ceil(height / (8 * mostDown))
  const blocks = samplings.reduce((sum, both) => sum + (both >> 4) * (both & 15), 0)
  return { width, height, components: count, coefficients: units * blocks * 64 * 2 }
}

/** The segments up to the end of the picture, or to where they break off; a scan with all that follows its head. */
function* walkSegments(bytes: Buffer): Generator<Segment> {
  let at = start.length
  while (at + 2 <= bytes.length && bytes[at] === 0xff) {
    const kind = bytes.readUInt8(at + 1)
    if (kind === end) return yield { kind, data: nothing, whole: bytes.subarray(at, at + 2) }
    if (kind === 0xff) {
      // Any number of these may fill up before a kind (JPEG, section B.1.1.2).
      at += 1
      continue
    }
    const data = at + 4
    const dataEnd = data <= bytes.length ? at + 2 + bytes.readUInt16BE(at + 2) : 0
    if (dataEnd < data || dataEnd > bytes.length) return
    const next = kind === scanHead ? endOfScan(bytes, dataEnd) : dataEnd
    yield { kind, data: bytes.subarray(data, dataEnd), whole: bytes.subarray(at, next) }
    at = next
  }
}

/** Where the next segment begins: in a scan 0xff stands for itself before 0, and restarts are part of it. */
function endOfScan(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from)
  while (at !== -1 && at + 1 < bytes.length) {
    const next = bytes.readUInt8(at + 1)
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
    at = bytes.indexOf(0xff, at + (next === 0xff ? 1 : 2))
  }
  return bytes.length
}
