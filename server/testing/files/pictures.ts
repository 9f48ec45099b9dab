import sharp from 'sharp'

type Shape = { width?: number; height?: number; format?: 'jpeg' | 'png' }

/** A picture of one colour. */
export const picture = ({ width = 400, height = 300, format = 'jpeg' }: Shape = {}): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#dfe3f5' } })
    .toFormat(format)
    .toBuffer()

type File = { name: string; bytes: Buffer | string; type?: string }

/** The body and the content type of a form with files, as a browser sends it. */
export function formOf(...files: File[]) {
  const boundary = '----form'
  const parts = files.flatMap(({ name, bytes, type = 'image/jpeg' }) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`,
    ),
    Buffer.from(bytes),
    Buffer.from('\r\n'),
  ])
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
  }
}
