import type { AttachmentRefusal } from '../../rules/attachment.ts'
import { readPicture } from './picture.ts'

type AttachmentType = 'application/pdf' | 'image/png' | 'image/jpeg'

/** What a PDF begins with, and what it ends with when all of it has come (ISO 32000, sections 7.5.2 and 7.5.5). */
const pdf = { begin: '%PDF-', end: '%%EOF' }

/** Tells what an attachment is, which is to be printed: PDF, PNG or JPEG by its bytes, whatever its name or its sender says. `person` as in `readPicture`. */
export async function readAttachment(
  bytes: Buffer,
  person: string,
): Promise<{ mediaType: AttachmentType } | { refused: AttachmentRefusal }> {
  if (!bytes.subarray(0, pdf.begin.length).equals(Buffer.from(pdf.begin))) return readPicture(bytes, person)
  return bytes.includes(pdf.end) ? { mediaType: 'application/pdf' } : { refused: 'file.broken' }
}
