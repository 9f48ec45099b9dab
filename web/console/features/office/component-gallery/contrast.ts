/** The parts of red, green and blue of a colour such as `#12141a`, each from 0 to 1; undefined of anything else. */
function readColour(colour: string): [number, number, number] | undefined {
  const [, short, long] = /^#(?:([0-9a-f]{3})|([0-9a-f]{6}))$/i.exec(colour.trim()) ?? []
  const digits = long ?? short?.replaceAll(/./g, '$&$&')
  if (!digits) return undefined
  const part = (at: number) => Number.parseInt(digits.slice(at, at + 2), 16) / 255
  return [part(0), part(2), part(4)]
}

const toLinear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)

function luminance(colour: string): number | undefined {
  const parts = readColour(colour)
  if (!parts) return undefined
  const [red, green, blue] = parts.map(toLinear)
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

/** How far two colours are apart by WCAG 2.2, from 1 to 21; undefined where one is none. */
export function contrast(colour: string, ground: string): number | undefined {
  const both = [luminance(colour), luminance(ground)]
  const [one, other] = both
  if (one === undefined || other === undefined) return undefined
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}
