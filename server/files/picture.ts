import { type AttachmentRefusal, mostPixels } from '../../rules/attachment.ts'

export type Picture = {
  mediaType: 'image/jpeg' | 'image/png'
  width: number
  height: number
  /** A small JPEG, made anew, so that nothing of the sender's file is in it but what one sees. */
  thumbnail: Buffer
}

const longestSide = 320
const signatures = [
  { mediaType: 'image/jpeg', bytes: Buffer.from([0xff, 0xd8, 0xff]) },
  { mediaType: 'image/png', bytes: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
] as const

/** Reads a JPEG or PNG. Its bytes decide what it is, whatever its name or its sender says. */
export async function readPicture(bytes: Buffer): Promise<Picture | { refused: AttachmentRefusal }> {
  if (bytes.length === 0) return { refused: 'file.empty' }
  const mediaType = signatures.find((type) => bytes.subarray(0, type.bytes.length).equals(type.bytes))?.mediaType
  if (!mediaType) return { refused: 'file.not_picture' }
  try {
    const sharp = await loadSharp()
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (width * height > mostPixels) return { refused: 'file.too_many_pixels' }
    return { mediaType, width, height, thumbnail: await makeThumbnail(bytes) }
  } catch {
    return { refused: 'file.broken' }
  }
}

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
