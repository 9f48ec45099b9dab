import { inflateSync } from 'node:zlib'

/** The words of a PDF made by the shop, in the order in which they are drawn, a line for each piece of text. */
export const pdfText = (bytes: Buffer) =>
  pdfPieces(bytes)
    .map(({ words }) => words)
    .join('\n')

/** Each piece of text with its height above the foot of its page, in points. */
export function pdfPieces(bytes: Buffer) {
  const objectOf = readObjects(bytes)
  const letters = new Map<string, string[]>()
  for (const [, name = '', id = ''] of bytes.toString('latin1').matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const map = /\/ToUnicode (\d+) 0 R/.exec(objectOf.get(id) ?? '')?.[1]
    if (map) letters.set(name, lettersOf(streamOf(objectOf.get(map) ?? '')))
  }
  return readPages(bytes).flatMap((page) => piecesOf(page, letters))
}

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

function piecesOf(page: string, letters: ReadonlyMap<string, readonly string[]>) {
  let font: readonly string[] = []
  let height = 0
  return [...page.matchAll(/1 0 0 1 [\d.]+ ([\d.]+) Tm|\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)].flatMap(
    ([, y, name, pieces]) => {
      if (y) height = Number(y)
      if (name) font = letters.get(name) ?? []
      if (pieces === undefined) return []
      const glyphs = [...pieces.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
      return [{ words: glyphs.map((glyph) => font[Number.parseInt(glyph, 16)] ?? '').join(''), height }]
    },
  )
}
