/** The colours of the inks, as they are drawn: deep enough for a light plate, light enough for a dark one. */
const inks: Readonly<Record<string, string>> = {
  K: '#2c3038',
  C: '#1397cb',
  M: '#cf2581',
  Y: '#f2c311',
  LC: '#86d0ea',
  LM: '#eda3cc',
  GY: '#83888f',
  LGY: '#bcc0c6',
  DGY: '#555a62',
  PBK: '#24272e',
  MBK: '#3b3f47',
  R: '#d43b37',
  G: '#2f9e50',
  B: '#3563cf',
  OR: '#ee8a2c',
  V: '#7c46ab',
  PB: '#2a78b8',
  CO: '#dcdfe8',
  GLO: '#d3e2ee',
}

/** The colours of furniture and tapes, by their English words. */
const paints: Readonly<Record<string, string>> = {
  white: '#e6e9ef',
  black: '#33373f',
  grey: '#8f959f',
  gray: '#8f959f',
  oak: '#cda26b',
  blue: '#3f6bd0',
  red: '#cf4340',
  green: '#3fa35c',
  yellow: '#f3cd35',
  clear: '#dfe7ee',
}

/** Grey of cartridges' bodies: distinct from both plates. */
export const body = '#626979'
export const darkBody = '#555b6b'
export const rubber = '#383d49'
export const metal = '#b9bfca'
export const drumGreen = '#2fa07c'

export const inkTone = (code: string) => inks[code] ?? paints[code] ?? '#767d8b'
export const paintTone = (words: string) => {
  const known = words.toLowerCase().match(/[a-z]+/g) ?? []
  return known.flatMap((word) => paints[word] ?? []).at(-1) ?? '#8f959f'
}

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** A colour with a share of another in it. */
export function mix(hex: string, other: string, share: number): string {
  const [one, two] = [channels(hex), channels(other)]
  const mixed = one.map((value, at) => Math.round(value + ((two[at] ?? 0) - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

const light = '#ffffff'
const shade = '#12151f'

/** A face's colour by how much light falls on it, from -1 to 1; in few steps, so that faces side by side are one. */
export function lit(base: string, brightness: number): string {
  const step = Math.round(brightness * 5) / 5
  return step >= 0.4 ? mix(base, light, (step - 0.4) * 0.62) : mix(base, shade, (0.4 - step) * 0.36)
}
