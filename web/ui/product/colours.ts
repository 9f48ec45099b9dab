import type { TextKey } from '../../../texts/index.ts'

type Colour = { ink: string; paper: string; text: TextKey }

/** The trade's colour codes: the colour itself, what is readable on it, and its name. */
const colours: Readonly<Record<string, Colour>> = {
  K: { ink: '#262626', paper: '#fff', text: 'ui.colour_K' },
  C: { ink: '#0090c5', paper: '#000', text: 'ui.colour_C' },
  M: { ink: '#c4127a', paper: '#fff', text: 'ui.colour_M' },
  Y: { ink: '#f2c500', paper: '#000', text: 'ui.colour_Y' },
  LC: { ink: '#86d3ee', paper: '#000', text: 'ui.colour_LC' },
  LM: { ink: '#efa3cd', paper: '#000', text: 'ui.colour_LM' },
  GY: { ink: '#7d7d7d', paper: '#000', text: 'ui.colour_GY' },
  LGY: { ink: '#c4c4c4', paper: '#000', text: 'ui.colour_LGY' },
  PBK: { ink: '#111', paper: '#fff', text: 'ui.colour_PBK' },
  MBK: { ink: '#3a3a3a', paper: '#fff', text: 'ui.colour_MBK' },
  R: { ink: '#d3302f', paper: '#fff', text: 'ui.colour_R' },
  G: { ink: '#2e9a4b', paper: '#000', text: 'ui.colour_G' },
  B: { ink: '#2f5fd0', paper: '#fff', text: 'ui.colour_B' },
  OR: { ink: '#f28c28', paper: '#000', text: 'ui.colour_OR' },
  V: { ink: '#7a3fa8', paper: '#fff', text: 'ui.colour_V' },
  DGY: { ink: '#4a4a4a', paper: '#fff', text: 'ui.colour_DGY' },
  PB: { ink: '#1f6fb2', paper: '#fff', text: 'ui.colour_PB' },
  CO: { ink: '#e8e8ee', paper: '#000', text: 'ui.colour_CO' },
  GLO: { ink: '#dfe9f2', paper: '#000', text: 'ui.colour_GLO' },
}

const sets: Readonly<Record<string, { parts: string[]; text: TextKey }>> = {
  KIT: { parts: ['K', 'C', 'M', 'Y'], text: 'ui.colour_KIT' },
  CMYK: { parts: ['K', 'C', 'M', 'Y'], text: 'ui.colour_CMYK' },
  CMY: { parts: ['C', 'M', 'Y'], text: 'ui.colour_CMY' },
}

/** The single colours of a code; none where the code is words (tapes) or empty. */
export function toParts(code: string): Array<Colour & { code: string }> {
  const codes = sets[code]?.parts ?? [code]
  return codes.flatMap((part) => {
    const colour = colours[part]
    return colour ? [{ ...colour, code: part }] : []
  })
}

/** The key of a colour's name, or undefined where the code already is words. */
export const colourText = (code: string): TextKey | undefined => colours[code]?.text ?? sets[code]?.text
