import type { AttachmentRefusal, AttachmentType } from '../../../rules/attachment.ts'
import { isPicture, readPicture } from '../picture.ts'

/** What a PDF begins with, and what it ends with when all of it has come (ISO 32000, sections 7.5.2 and 7.5.5). */
const pdf = { begin: '%PDF-', end: '%%EOF' }
/** Within so many bytes a PDF begins: mail and scanners put lines before it, which readers pass over (PDF 1.7 of Adobe, appendix H.3, note 13). */
const longestLead = 1_024

/**
 * Detects what an attachment is, which is to be printed: PDF, PNG or JPEG by its bytes, whatever its name or its sender says, and what
 * of it is stored. `callerId` as in `readPicture`.
 */
export async function readAttachment(
  bytes: Buffer,
  callerId: string,
): Promise<{ mediaType: AttachmentType; bytes: Buffer } | { refused: AttachmentRefusal }> {
  // A picture may name a PDF in what it says of itself.
  if (isPicture(bytes) || !bytes.subarray(0, longestLead).includes(pdf.begin)) return readPicture(bytes, callerId)
  return bytes.includes(pdf.end) ? { mediaType: 'application/pdf', bytes } : { refused: 'file.broken' }
}
