import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint, FileAnswer, FileStreamAnswer } from '../../contract/endpoint.ts'
import { shownFileName } from '../../rules/attachment.ts'
import { Refusal } from './refuse.ts'

export type Upload = NonNullable<Endpoint['upload']>

/** A file as it came; `name` is what to call it on the screen. */
export type UploadedFile = { name: string; bytes: Buffer }

// What stands between the files of a form.
const boundaries = 64 * 1024

/** Reads the files of a multipart request into memory. Refuses what is no form, has none, too many or too large ones. */
export async function readFiles(request: FastifyRequest, upload: Upload): Promise<UploadedFile[]> {
  const { bytes, files } = upload
  if (!request.isMultipart()) throw new Refusal('request.media_type')
  if (Number(request.headers['content-length']) > bytes * files + boundaries) throw refusals(upload).tooLarge
  const read: UploadedFile[] = []
  try {
    const limits = { fileSize: bytes, files, fields: 0 }
    for await (const part of request.files({ limits })) {
      read.push({ name: shownFileName(part.filename), bytes: await part.toBuffer() })
    }
  } catch (error) {
    throw toRefusal(error, upload)
  }
  if (read.length === 0) throw new Refusal(upload.missing ?? 'request.invalid', { fields: ['file'] })
  return read
}

function toRefusal(error: unknown, upload: Upload): Refusal {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : ''
  if (code === 'FST_REQ_FILE_TOO_LARGE') return refusals(upload).tooLarge
  if (code === 'FST_FILES_LIMIT') return refusals(upload).tooMany
  // A form that breaks off or was never one, or a connection that was lost.
  return new Refusal('request.invalid', { fields: ['file'] })
}

/** What is sent too much of, with the limits of the endpoint. */
const refusals = ({ bytes, files }: Upload) => ({
  tooLarge: new Refusal('file.too_large', {
    fields: ['file'],
    details: { most: bytes },
    words: { key: 'file.larger_than', values: { most: Math.floor(bytes / (bytes % 1024 === 0 ? 1024 : 1000)) } },
  }),
  tooMany: new Refusal('file.too_many', {
    fields: ['file'],
    details: { most: files },
    words: { key: 'file.more_than', values: { most: files } },
  }),
})

/** Sends a file to be kept, never to be opened as a page of ours (invariant 36). */
export function sendFile(reply: FastifyReply, file: FileAnswer | FileStreamAnswer) {
  const { mediaType, name } = file
  const plain = name.replaceAll(/[^\w.-]/g, '_')
  return reply
    .type(mediaType)
    .header('content-disposition', `attachment; filename="${plain}"; filename*=UTF-8''${extended(name)}`)
    .header('x-content-type-options', 'nosniff')
    .header('cross-origin-resource-policy', 'same-origin')
    .send('stream' in file ? file.stream : file.bytes)
}

// RFC 8187: what encodeURIComponent leaves and a header may not hold.
const extended = (name: string) =>
  encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
