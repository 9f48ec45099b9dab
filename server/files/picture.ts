import { type AttachmentRefusal, longestPictureSide, mostPixels, registrationDocument } from '../../rules/attachment.ts'
import { makeTurns } from '../threads/turns.ts'
import { isHeif } from './heif.ts'
import { jpegSignature, readJpegParts } from './jpeg-parts.ts'
import { pictureFault } from './picture-parts.ts'
import { pngSignature, readPngParts } from './png-parts.ts'
import { isWebp, readWebpParts } from './webp-parts.ts'

export type Picture = {
  mediaType: 'image/jpeg' | 'image/png'
  width: number
  height: number
  /** What is stored: the file as it came, or the JPEG that was made of a WebP. */
  bytes: Buffer
  /** A small JPEG, encoded again, so that nothing of the sender's file is in it but what one sees. */
  thumbnail: Buffer
}

const longestSide = 320
const begins = (signature: Buffer) => (bytes: Buffer) => bytes.subarray(0, signature.length).equals(signature)
const kinds = [
  { mediaType: 'image/jpeg', isOne: begins(jpegSignature), readParts: readJpegParts },
  { mediaType: 'image/png', isOne: begins(pngSignature), readParts: readPngParts },
  { mediaType: 'image/webp', isOne: isWebp, readParts: readWebpParts },
] as const

// The largest takes a hundred megabytes, so one is drawn at a time; who has sent many waits for who has sent one.
const take = makeTurns({ atOnce: 1, waiting: 60, waitingOfOne: 20, retryAfter: 5 })

/**
 * Reads a JPEG, PNG or WebP of a caller: an account, or a visitor's network address. Its bytes decide what it is, whatever
 * its name or its sender says. What its parts say is judged before any of it is unpacked. Refused with 429 or 503 where too many wait, of this caller or of all.
 */
export async function readPicture(bytes: Buffer, callerId: string): Promise<Picture | { refused: AttachmentRefusal }> {
  if (bytes.length === 0) return { refused: 'file.empty' }
  const kind = findKind(bytes)
  if (!kind) return { refused: isHeif(bytes) ? 'file.heic' : 'file.not_picture' }
  const parts = kind.readParts(bytes)
  if (!parts) return { refused: 'file.broken' }
  const fault = pictureFault(parts)
  if (fault) return { refused: fault }
  const { width, height, seen } = parts
  return take({ callerId }, async () => {
    try {
      if (kind.mediaType === 'image/webp') return await toJpeg(seen, bytes.length)
      return { mediaType: kind.mediaType, width, height, bytes, thumbnail: await makeThumbnail(seen) }
    } catch {
      return { refused: 'file.broken' as const }
    }
  })
}

const findKind = (bytes: Buffer) => kinds.find(({ isOne }) => isOne(bytes))

/** Whether bytes begin as a JPEG, PNG or WebP does. */
export const isPicture = (bytes: Buffer) => findKind(bytes) !== undefined

/** The library that reads and draws pictures: a server starts without it. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  // No picture is drawn twice: what it would keep of them is only held.
  sharp.cache(false)
  return sharp
}

const makeThumbnail = async (bytes: Buffer) => (await draw(bytes, { side: longestSide, quality: 75 })).data

// A JPEG takes more than a WebP of the same looks: then it has fewer pixels.
const fittings = [
  { side: longestPictureSide, quality: 85 },
  { side: 2_400, quality: 80 },
  { side: 1_200, quality: 60 },
]

/** A JPEG as mails, printers and PDFs read it, no larger than what was sent or than the smallest file that may be sent. */
async function toJpeg(seen: Buffer, sent: number): Promise<Picture | { refused: AttachmentRefusal }> {
  const most = Math.max(sent, registrationDocument.bytes)
  for (const fitting of fittings) {
    const { data, info } = await draw(seen, fitting)
    const { width, height } = info
    if (data.length <= most)
      return { mediaType: 'image/jpeg', width, height, bytes: data, thumbnail: await makeThumbnail(data) }
  }
  return { refused: 'file.too_large' }
}

const draw = async (bytes: Buffer, { side, quality }: { side: number; quality: number }) =>
  (await loadSharp())(bytes, { limitInputPixels: mostPixels, sequentialRead: true, failOn: 'error' })
    .rotate()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality })
    .toBuffer({ resolveWithObject: true })
