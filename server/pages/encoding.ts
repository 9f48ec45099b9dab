import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

// A page is compressed while its reader waits: quick rather than small.
const brotliQuality = 4
const gzipLevel = 5
const worthIt = 1_400

type Encoding = 'br' | 'gzip'

/** The compression that the reader's browser takes, best first; undefined: none. */
export const encodingFor = (accepted = ''): Encoding | undefined =>
  (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding))

/** A page as it travels to a reader who takes `encoding`; short ones as they are. */
export async function compressed(html: Buffer, encoding: Encoding | undefined) {
  if (!encoding || html.length < worthIt) return { body: html, encoding: undefined }
  if (encoding === 'gzip') return { body: await promisify(gzip)(html, { level: gzipLevel }), encoding }
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: html.length }
  return { body: await promisify(brotliCompress)(html, { params }), encoding }
}
