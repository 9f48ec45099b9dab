import sharp from 'sharp'

type Shape = { width?: number; height?: number; format?: 'jpeg' | 'png' | 'webp' | 'avif' }

/** A picture of one colour. */
export const picture = ({ width = 400, height = 300, format = 'jpeg' }: Shape = {}): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#dfe3f5' } })
    .toFormat(format)
    .toBuffer()

/** The first bytes of a file of these brands, the first of which leads: an iPhone writes `heic mif1 MiHE …`. */
export function brandedFile(...[major = 'heic', ...brands]: string[]) {
  const box = Buffer.from(`\0\0\0\0ftyp${major}\0\0\0\0${brands.join('')}`, 'latin1')
  box.writeUInt32BE(box.length, 0)
  return Buffer.concat([box, Buffer.from('\0\0\0\u0010mdat\0\0\0\0heic', 'latin1')])
}

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
