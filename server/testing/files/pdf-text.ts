import { inflateSync } from 'node:zlib'

/** The words of a PDF made by the shop, in the order in which they are drawn, a line for each piece of text. */
export const pdfText = (bytes: Buffer) =>
  pdfPieces(bytes)
    .map(({ words }) => words)
    .join('\n')

/** Each piece of text with its page, from 0, and where its line stands: points from the foot and from the left edge, with its size. */
export function pdfPieces(bytes: Buffer) {
  const objectOf = readObjects(bytes)
  const fonts = new Map<string, Font>()
  for (const [, name = '', id = ''] of bytes.toString('latin1').matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const font = objectOf.get(id) ?? ''
    const map = /\/ToUnicode (\d+) 0 R/.exec(font)?.[1]
    const glyphs = objectOf.get(/\/DescendantFonts \[(\d+) 0 R/.exec(font)?.[1] ?? '') ?? ''
    const widths = /\/W \[0 \[([^\]]*)\]/.exec(glyphs)?.[1]?.split(' ').map(Number) ?? []
    if (map) fonts.set(name, { letters: lettersOf(streamOf(objectOf.get(map) ?? '')), widths })
  }
  return readPages(bytes).flatMap((content, page) => piecesOf(content, fonts).map((piece) => ({ ...piece, page })))
}

/** What each glyph stands for, and how wide it is in thousandths of its size. */
type Font = { letters: readonly string[]; widths: readonly number[] }

/** The objects of a PDF made by the shop, by their numbers. */
export const readObjects = (bytes: Buffer) =>
  new Map(
    [...bytes.toString('latin1').matchAll(/(\d+) 0 obj\n(.*?)\nendobj/gs)].map(([, id = '', body = '']) => [id, body]),
  )

/** What is drawn on each page, as the operators of PDF. */
export const readPages = (bytes: Buffer) => readStreams(bytes).filter((stream) => stream.includes(' Tf\n'))

/** All that is compressed inside, such as pages and fonts. */
export const readStreams = (bytes: Buffer) => [...readObjects(bytes).values()].map(streamOf)

/** What an object holds, as it was before it was compressed. */
export function streamOf(body: string) {
  const [, head = '', stream] = /^(.*?)\nstream\n(.*)\nendstream$/s.exec(body) ?? []
  return head.includes('/FlateDecode') && stream ? inflateSync(Buffer.from(stream, 'latin1')).toString('latin1') : ''
}

/** What each glyph of a font stands for: one sign, or several where it joins them. */
function lettersOf(map: string) {
  const letters: string[] = []
  for (const [, from = '', signs = ''] of map.matchAll(/<(\w+)> <\w+> \[(.*?)\]/g)) {
    const all = [...signs.matchAll(/<([\w ]+)>/g)].map(([, hex = '']) => Buffer.from(hex.replaceAll(' ', ''), 'hex'))
    all.forEach((sign, at) => {
      letters[Number.parseInt(from, 16) + at] = sign.swap16().toString('utf16le')
    })
  }
  return letters
}

function piecesOf(page: string, fonts: ReadonlyMap<string, Font>) {
  let font: Font = { letters: [], widths: [] }
  let [left, height, size] = [0, 0, 0]
  return [...page.matchAll(/1 0 0 1 ([\d.-]+) ([\d.-]+) Tm|\/(F\d+) ([\d.]+) Tf|\[([^\]]*)\] TJ/g)].flatMap(
    ([, x, y, name, points, pieces]) => {
      if (x) [left, height] = [Number(x), Number(y)]
      if (name) [font, size] = [fonts.get(name) ?? font, Number(points)]
      if (pieces === undefined) return []
      const glyphs = [...pieces.matchAll(/<([0-9a-f]+)>/g)]
        .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
        .map((glyph) => Number.parseInt(glyph, 16))
      const kerning = [...pieces.matchAll(/> (-?[\d.]+)/g)].reduce((sum, [, by]) => sum + Number(by), 0)
      const width = glyphs.reduce((sum, glyph) => sum + (font.widths[glyph] ?? 0), 0) - kerning
      const words = glyphs.map((glyph) => font.letters[glyph] ?? '').join('')
      return [{ words, height, left, right: left + (width * size) / 1_000, size }]
    },
  )
}
