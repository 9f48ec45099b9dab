/** Whether a document type is declared before the first element, in UTF-8 or UTF-16; a name or a comment may speak of one. */
export function hasDoctype(bytes: Uint8Array): boolean {
  const text = toText(bytes)
  let at = 0
  while (at < text.length) {
    at = startOfText(text, at)
    const mark = marks.find(({ start }) => text.startsWith(start, at))
    if (!mark) return text.startsWith('<!DOCTYPE', at)
    const end = text.indexOf(mark.end, at + mark.start.length)
    if (end < 0) return false
    at = end + mark.end.length
  }
  return false
}

const marks = [
  { start: '<?', end: '?>' },
  { start: '<!--', end: '-->' },
]

/** The signs that count here are the same in each; others may come out wrong. */
function toText(bytes: Uint8Array): string {
  const [first, second, third] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const start = first === 0xef && second === 0xbb && third === 0xbf ? 3 : 0
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).subarray(start).toString('latin1')
}

function startOfText(text: string, from: number): number {
  let at = from
  while (' \t\r\n'.includes(text.charAt(at)) && at < text.length) at++
  return at
}
