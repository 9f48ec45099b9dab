// ZIP: what a file, the list of its parts, and its end begin with.
const partSignature = 0x04034b50
const entrySignature = 0x02014b50
const endSignature = 0x06054b50
const endLength = 22

export type Part = { name: string; unpacked: number; packed: Buffer; deflated: boolean }

/** Whether bytes begin as a ZIP file does. */
export const isZip = (bytes: Buffer) => bytes.length > endLength && bytes.readUInt32LE(0) === partSignature

/** What the parts of a ZIP file become: the reader makes no more room than is written there. */
export const unpackedBytes = (bytes: Buffer) =>
  readParts(bytes)?.reduce((sum, { unpacked }) => sum + unpacked, 0) ?? Number.POSITIVE_INFINITY

/** The parts of a ZIP file by the list at its end; undefined where the list is not as every spreadsheet program writes it. */
export function readParts(bytes: Buffer): Part[] | undefined {
  const end = bytes.length - endLength
  if (end < 0 || bytes.readUInt32LE(end) !== endSignature) return undefined
  const entries = bytes.readUInt16LE(end + 8)
  const parts: Part[] = []
  let at = bytes.readUInt32LE(end + 16)
  for (let entry = 0; entry < entries; entry++) {
    if (at + 46 > end || bytes.readUInt32LE(at) !== entrySignature) return undefined
    const nameEnd = at + 46 + bytes.readUInt16LE(at + 28)
    parts.push({
      name: bytes.toString('utf8', at + 46, nameEnd),
      unpacked: bytes.readUInt32LE(at + 24),
      packed: readPacked(bytes, bytes.readUInt32LE(at + 42), bytes.readUInt32LE(at + 20)),
      deflated: bytes.readUInt16LE(at + 10) === 8,
    })
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return at > end ? undefined : parts
}

/** What stands behind the head of a part, which repeats its name. */
function readPacked(bytes: Buffer, head: number, length: number): Buffer {
  if (head + 30 > bytes.length) return Buffer.alloc(0)
  const start = head + 30 + bytes.readUInt16LE(head + 26) + bytes.readUInt16LE(head + 28)
  return bytes.subarray(start, start + length)
}
