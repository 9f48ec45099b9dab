import { type AttachmentRefusal, mostPixels } from '../../rules/attachment.ts'
import { makeTurns } from '../threads/turns.ts'
import { jpegSignature, readJpegParts } from './jpeg-parts.ts'
import { pictureFault } from './picture-parts.ts'
import { pngSignature, readPngParts } from './png-parts.ts'

export type Picture = {
  mediaType: 'image/jpeg' | 'image/png'
  width: number
  height: number
  /** A small JPEG, made anew, so that nothing of the sender's file is in it but what one sees. */
  thumbnail: Buffer
}

const longestSide = 320
const kinds = [
  { mediaType: 'image/jpeg', signature: jpegSignature, readParts: readJpegParts },
  { mediaType: 'image/png', signature: pngSignature, readParts: readPngParts },
] as const

// The largest takes a hundred megabytes, so one is drawn at a time; who has sent many waits for who has sent one.
const take = makeTurns({ atOnce: 1, waiting: 60, waitingOfOne: 20, retryAfter: 5 })

/**
 * Reads a JPEG or PNG of a person: an account, or a visitor's place in the network. Its bytes decide what it is, whatever
 * its name or its sender says. What its parts say is judged before any of it is unpacked. Refused with 429 or 503 where too many wait, of this person or of all.
 */
export async function readPicture(bytes: Buffer, person: string): Promise<Picture | { refused: AttachmentRefusal }> {
  if (bytes.length === 0) return { refused: 'file.empty' }
  const kind = findKind(bytes)
  if (!kind) return { refused: 'file.not_picture' }
  const parts = kind.readParts(bytes)
  if (!parts) return { refused: 'file.broken' }
  const fault = pictureFault(parts)
  if (fault) return { refused: fault }
  const { width, height, seen } = parts
  return take({ person }, async () => {
    try {
      return { mediaType: kind.mediaType, width, height, thumbnail: await makeThumbnail(seen) }
    } catch {
      return { refused: 'file.broken' as const }
    }
  })
}

const findKind = (bytes: Buffer) => kinds.find(({ signature }) => bytes.subarray(0, signature.length).equals(signature))

/** Whether bytes begin as a JPEG or PNG does. */
export const isPicture = (bytes: Buffer) => findKind(bytes) !== undefined

/** The library that reads and draws pictures: a server starts without it. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  // No picture is drawn twice: what it would keep of them is only held.
  sharp.cache(false)
  return sharp
}

const makeThumbnail = async (bytes: Buffer) =>
  (await loadSharp())(bytes, { limitInputPixels: mostPixels, sequentialRead: true, failOn: 'error' })
    .rotate()
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 75 })
    .toBuffer()
