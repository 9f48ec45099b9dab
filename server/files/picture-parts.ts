import { type AttachmentRefusal, longestPictureSide, mostPixels } from '../../rules/attachment.ts'

/** What the heads of a picture's parts say of it, read before anything of it is unpacked. */
export type PictureParts = {
  width: number
  height: number
  /** How many parts it has. */
  count: number
  /** How often a reader goes over the picture. */
  scans: number
  /** Bytes of its pixels, most of which a reader makes row by row. */
  unpacked: number
  /** Bytes that a reader holds at once. */
  held: number
  /** The picture made of those parts alone that one sees. */
  seen: Buffer
}

const megabyte = 1_000_000

/** Writers make parts of some kilobytes. */
export const mostPictureParts = 10_000
/** Cameras and programs write about ten. */
export const mostScans = 30
/** As many pixels as a picture may have, with opacity. */
export const mostUnpacked = 4 * mostPixels
/** A camera's picture that becomes sharp step by step: 16 million pixels in full colour, 33 million as cameras store them. */
export const mostHeld = 100 * megabyte

/** What keeps a picture from being opened. */
export function pictureFault({
  width,
  height,
  count,
  scans,
  unpacked,
  held,
}: PictureParts): AttachmentRefusal | undefined {
  if (width === 0 || height === 0) return 'file.broken'
  if (Math.max(width, height) > longestPictureSide) return 'file.side_too_long'
  if (width * height > mostPixels) return 'file.too_many_pixels'
  if (count > mostPictureParts || scans > mostScans) return 'file.too_laborious'
  if (unpacked > mostUnpacked || held > mostHeld) return 'file.too_laborious'
  return undefined
}
