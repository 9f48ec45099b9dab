import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { longestPictureSide, mostPixels, registrationDocument } from '../../rules/attachment.ts'
import { brandedFile, picture } from '../testing/files/pictures.ts'
import { readJpegParts } from './jpeg-parts.ts'
import { readPicture } from './picture.ts'
import { mostHeld, mostPictureParts, mostScans, mostUnpacked, pictureFault } from './picture-parts.ts'
import { readPngParts } from './png-parts.ts'
import { readWebpParts } from './webp-parts.ts'

/** A chunk of a PNG. */
function chunk(kind: string, data: Buffer = Buffer.alloc(0)) {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

type Claim = { width?: number; height?: number; depth?: number; colour?: number; interlaced?: boolean; empty?: number }

/** A PNG whose head claims to be so, and that has nothing to unpack. */
function claimingPng({ width = 1, height = 1, depth = 8, colour = 2, interlaced = false, empty = 1 }: Claim) {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([depth, colour, 0, 0, interlaced ? 1 : 0], 8)
  const signature = Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1')
  const data = Array.from({ length: empty }, () => chunk('IDAT'))
  return Buffer.concat([signature, chunk('IHDR', head), ...data, chunk('IEND')])
}

/** A segment of a JPEG. */
function segment(kind: number, data: Buffer | readonly number[]) {
  const head = Buffer.from([0xff, kind, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, Buffer.from(data)])
}

type JpegClaim = { width?: number; height?: number; frame?: number; samplings?: readonly number[]; scans?: number }

/** A JPEG whose frame claims to be so, and that has nothing to unpack. */
function claimingJpeg({ width = 1, height = 1, frame = 0xc0, samplings = [0x11], scans = 1 }: JpegClaim) {
  const head = Buffer.from([8, 0, 0, 0, 0, samplings.length, ...samplings.flatMap((both, at) => [at, both, 0])])
  head.writeUInt16BE(height, 1)
  head.writeUInt16BE(width, 3)
  const all = Array.from({ length: scans }, () => segment(0xda, [1, 0, 0, 0, 63, 0]))
  return Buffer.concat([Buffer.from([0xff, 0xd8]), segment(frame, head), ...all, Buffer.from([0xff, 0xd9])])
}

const progressive = 0xc2
const fullColour = [0x11, 0x11, 0x11]
// Two bytes for each sample, in blocks of eight by eight.
const heldSide = Math.floor(Math.sqrt(mostHeld / 2 / fullColour.length) / 8) * 8
const unpackedSide = Math.sqrt(mostUnpacked / 8)

test.each<[string, Buffer, string | undefined]>([
  ['as wide as may be', claimingPng({ width: longestPictureSide }), undefined],
  ['wider', claimingPng({ width: longestPictureSide + 1 }), 'file.side_too_long'],
  ['higher', claimingPng({ height: longestPictureSide + 1 }), 'file.side_too_long'],
  ['as many pixels as may be', claimingPng({ width: 10_000, height: mostPixels / 10_000 }), undefined],
  ['more pixels', claimingPng({ width: 10_000, height: mostPixels / 10_000 + 1 }), 'file.too_many_pixels'],
  ['as deep as may be', claimingPng({ width: unpackedSide, height: unpackedSide, depth: 16, colour: 6 }), undefined],
  ['deeper', claimingPng({ width: unpackedSide + 1, height: unpackedSide, depth: 16 }), 'file.too_laborious'],
  ['interlaced', claimingPng({ width: 5_000, height: mostHeld / 20_000, interlaced: true }), undefined],
  [
    'interlaced more',
    claimingPng({ width: 5_000, height: mostHeld / 20_000 + 1, interlaced: true }),
    'file.too_laborious',
  ],
  ['in as many parts as may be', claimingPng({ empty: mostPictureParts - 2 }), undefined],
  ['in more parts', claimingPng({ empty: mostPictureParts - 1 }), 'file.too_laborious'],
  ['nothing wide', claimingPng({ width: 0 }), 'file.broken'],
  ['of no known colours', claimingPng({ colour: 1 }), 'file.broken'],
])('a PNG that claims to be %s: %s', (_, bytes, fault) => {
  expect(judge(readPngParts(bytes))).toBe(fault)
})

test.each<[string, Buffer, string | undefined]>([
  ['as wide as may be', claimingJpeg({ width: longestPictureSide }), undefined],
  ['wider', claimingJpeg({ width: longestPictureSide + 1 }), 'file.side_too_long'],
  ['higher', claimingJpeg({ height: longestPictureSide + 1 }), 'file.side_too_long'],
  ['more pixels', claimingJpeg({ width: 10_000, height: mostPixels / 10_000 + 1 }), 'file.too_many_pixels'],
  [
    'progressive',
    claimingJpeg({ width: heldSide, height: heldSide, frame: progressive, samplings: fullColour }),
    undefined,
  ],
  [
    'progressive, larger',
    claimingJpeg({ width: heldSide + 8, height: heldSide, frame: progressive, samplings: fullColour }),
    'file.too_laborious',
  ],
  [
    'in two scans, larger',
    claimingJpeg({ width: heldSide + 8, height: heldSide, scans: 2, samplings: fullColour }),
    'file.too_laborious',
  ],
  ['in one scan, larger', claimingJpeg({ width: heldSide + 8, height: heldSide, samplings: fullColour }), undefined],
  [
    'of half the colours, larger',
    claimingJpeg({ width: heldSide + 8, height: heldSide, frame: progressive, samplings: [0x22, 0x11, 0x11] }),
    undefined,
  ],
  ['in as many scans as may be', claimingJpeg({ frame: progressive, scans: mostScans }), undefined],
  ['in more scans', claimingJpeg({ frame: progressive, scans: mostScans + 1 }), 'file.too_laborious'],
  ['of another kind', claimingJpeg({ frame: 0xc9 }), 'file.broken'],
  ['without a scan', claimingJpeg({ scans: 0 }), 'file.broken'],
])('a JPEG that claims to be %s: %s', (_, bytes, fault) => {
  expect(judge(readJpegParts(bytes))).toBe(fault)
})

const judge = (parts: Parameters<typeof pictureFault>[0] | undefined) => (parts ? pictureFault(parts) : 'file.broken')

test('what one does not see of a PNG is never unpacked', async () => {
  const png = await picture({ format: 'png' })
  const unseen = ['iCCP', 'zTXt', 'iTXt', 'tEXt', 'acTL', 'fdAT', 'eXIf', 'prVt'].map((kind) =>
    chunk(kind, Buffer.from('x')),
  )
  // Behind the signature and the head.
  const whole = Buffer.concat([png.subarray(0, 33), ...unseen, png.subarray(33), Buffer.from('behind the end')])
  expect(readPngParts(whole)?.seen).toEqual(readPngParts(png)?.seen)
  expect(readPngParts(whole)?.seen.toString('latin1')).not.toMatch(/iCCP|[zi]TXt|tEXt|acTL|fdAT|eXIf|prVt|behind/)
  expect(await readPicture(whole, 'one')).toEqual({ ...(await readPicture(png, 'one')), bytes: whole })
})

test('what one does not see of a JPEG is never read', async () => {
  const jpeg = await picture({ format: 'jpeg' })
  const unseen = [
    segment(0xe1, Buffer.from('http://ns.adobe.com/xap/1.0/\0')),
    segment(0xe2, Buffer.from('MPF\0')),
    segment(0xfe, Buffer.from('note')),
  ]
  const whole = Buffer.concat([jpeg.subarray(0, 2), ...unseen, Buffer.from([0xff, 0xff]), jpeg.subarray(2), jpeg])
  expect(readJpegParts(whole)?.seen.equals(readJpegParts(jpeg)?.seen ?? Buffer.alloc(0))).toBe(true)
  expect(await readPicture(whole, 'one')).toEqual({ ...(await readPicture(jpeg, 'one')), bytes: whole })
})

test.each(['jpeg', 'png'] as const)('a %s as programs write it is read in whatever way it is made', async (format) => {
  const plain = sharp(await picture({ width: 301, height: 77 }))
  for (const progressive of [false, true]) {
    const bytes = await plain.toFormat(format, { progressive }).withMetadata().toBuffer()
    expect(await readPicture(bytes, 'one')).toMatchObject({ mediaType: `image/${format}`, width: 301, height: 77 })
  }
})

test.each([
  ['as telephones write it', { quality: 80 }],
  ['without loss', { lossless: true }],
])('a WebP %s is kept as a JPEG of what one sees', async (_, options) => {
  const shown = sharp({ create: { width: 301, height: 77, channels: 4, background: { r: 200, g: 0, b: 0, alpha: 0 } } })
  const bytes = await shown
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Copyright: 'Noor' } })
    .webp(options)
    .toBuffer()
  const read = await readPicture(bytes, 'one')
  if ('refused' in read) throw new Error(read.refused)
  expect(read).toMatchObject({ mediaType: 'image/jpeg', width: 77, height: 301 })
  const made = sharp(read.bytes)
  const { format, width, height, exif } = await made.metadata()
  expect([format, width, height, exif]).toEqual(['jpeg', 77, 301, undefined])
  expect((await made.stats()).channels.map(({ min }) => min)).toEqual([255, 255, 255])
})

test('a WebP of fine detail loses pixels before it is larger than a file may be', async () => {
  const [width, height] = [1_600, 1_600]
  // Each pixel another than the one beside it.
  const raw = Buffer.from(Array.from({ length: width * height }, (_, at) => (at * 2_654_435_761) >>> 24))
  const bytes = await sharp(raw, { raw: { width, height, channels: 1 } })
    .webp({ quality: 1 })
    .toBuffer()
  const read = await readPicture(bytes, 'one')
  if ('refused' in read) throw new Error(read.refused)
  expect(read.width).toBeLessThan(width)
  expect(read.bytes.length).toBeLessThanOrEqual(Math.max(bytes.length, registrationDocument.bytes))
})

/** A WebP without loss whose head claims to be so, and that has nothing to unpack. */
function claimingWebp({ width, height, pictures = 1 }: { width: number; height: number; pictures?: number }) {
  const data = Buffer.alloc(6)
  data.set([0x2f])
  data.writeUInt32LE((((height - 1) << 14) | (width - 1)) >>> 0, 1)
  const chunk = Buffer.concat([Buffer.from('VP8L\u0006\0\0\0', 'latin1'), data])
  return Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBP', 'latin1'), ...Array.from({ length: pictures }, () => chunk)])
}
const heldWebpSide = Math.sqrt(mostHeld / 4)

test.each([
  ['as large as may be', claimingWebp({ width: heldWebpSide, height: heldWebpSide }), undefined],
  ['larger', claimingWebp({ width: heldWebpSide + 1, height: heldWebpSide }), 'file.too_laborious'],
  ['of more pixels', claimingWebp({ width: 10_000, height: mostPixels / 10_000 + 1 }), 'file.too_many_pixels'],
])('a WebP that is %s is judged by its head', (_, bytes, fault) => {
  const parts = readWebpParts(bytes)
  expect(parts && pictureFault(parts)).toBe(fault)
})

test('a WebP of several pictures, or of none, is broken', async () => {
  for (const pictures of [0, 2]) {
    const bytes = claimingWebp({ width: 9, height: 9, pictures })
    expect(readWebpParts(bytes)).toBeUndefined()
    expect(await readPicture(bytes, 'one')).toEqual({ refused: 'file.broken' })
  }
})

test.each([
  ['of an iPhone', ['heic', 'mif1', 'MiHE', 'MiPr', 'miaf', 'heic'], 'file.heic'],
  ['of another telephone', ['mif1', 'mif1', 'heic'], 'file.heic'],
  ['of more colours', ['heix', 'mif1'], 'file.heic'],
  ['of a series', ['hevc', 'msf1'], 'file.heic'],
  ['without other brands', ['heic'], 'file.heic'],
  ['of a film', ['qt  ', 'qt  '], 'file.not_picture'],
  ['of AV1', ['avif', 'avif', 'mif1', 'miaf'], 'file.not_picture'],
])('a file %s is refused in its own words', async (_, brands, refused) => {
  expect(await readPicture(brandedFile(...brands), 'one')).toEqual({ refused })
})

test('a photograph is turned as its camera was held', async () => {
  const lying = await sharp(await picture({ width: 400, height: 200 }))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const read = await readPicture(lying, 'one')
  if ('refused' in read) throw new Error(read.refused)
  expect(await sharp(read.thumbnail).metadata()).toMatchObject({ width: 160, height: 320 })
})

test('one picture is drawn at a time, whoever sent it', async () => {
  const photo = await picture()
  let most = 0
  const count = () => {
    const { queue, process } = sharp.counters()
    most = Math.max(most, queue + process)
  }
  sharp.queue.on('change', count)
  const people = ['one', 'two', 'three', 'one', 'two', 'three', 'one', 'two']
  await Promise.all(people.map((person) => readPicture(photo, person)))
  sharp.queue.off('change', count)
  // The one that has just ended may be counted still.
  expect(most).toBeLessThanOrEqual(2)
})

test('of one caller so many pictures wait, and no more', async () => {
  const photo = await picture()
  const all = Array.from({ length: 22 }, () => readPicture(photo, 'one'))
  const ended = await Promise.allSettled([...all, readPicture(photo, 'two')])
  const refused = ended.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []))
  expect(refused).toMatchObject([{ code: 'request.too_many' }])
  expect(ended.at(-1)).toMatchObject({ status: 'fulfilled' })
})
