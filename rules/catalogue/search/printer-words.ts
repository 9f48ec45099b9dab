import { normalise } from '../product/part-number.ts'
import type { Token } from './search-words.ts'

/** How users and printers shorten the names of series. */
const shortNames: Readonly<Record<string, string>> = {
  DJ: 'DeskJet',
  OJ: 'OfficeJet',
  OJP: 'OfficeJet Pro',
  LJ: 'LaserJet',
  CLJ: 'Color LaserJet',
  PS: 'Photosmart',
  PP: 'PagePro',
  MC: 'magicolor',
  BH: 'bizhub',
  IR: 'imageRUNNER',
  IRADV: 'imageRUNNER ADVANCE',
  WC: 'WorkCentre',
  WF: 'WorkForce',
  AL: 'AcuLaser',
  ES: 'e-STUDIO',
  LW: 'LabelWriter',
  LM: 'LabelManager',
}

const shortened = new RegExp(`^(${Object.keys(shortNames).join('|')})((?:[A-Z]{0,3}[0-9].*)?)$`, 'u')
// Samsung's sales codes: its SL-M2070W is the Xpress M2070W.
const salesCode = /^SL([CKMX][0-9]{3,4}[A-Z]*)$/u

/** The words with short names of series written out (`DJ2720` is DeskJet 2720); undefined where there is none. */
export function writeOut(tokens: readonly Token[]): Token[] | undefined {
  let isChanged = false
  const words = tokens.flatMap((token) => {
    const [, short = '', number = ''] = shortened.exec(token.text) ?? []
    const code = salesCode.exec(token.text)?.[1]
    const [series, model] = code ? ['', code] : [shortNames[short], number]
    if (series === undefined) return [token]
    isChanged = true
    const texts = [...series.split(' ').map(normalise), model].filter(Boolean)
    return texts.map((text) => ({ text, typed: token.typed }))
  })
  return isChanged ? words : undefined
}

const describing = new Set(
  (
    'LASER LASERDRUCKER LASERPRINTER LASERSTRAHL INKJET MONO MONOCHROME COLOR COLOUR COULEUR MFP MULTIFUNCTION MULTIFUNKTION MULTIFUNZIONE ' +
    'MULTIFONCTION WIELOFUNKCYJNY WIELOFUNKCYJNA PRINTER PRO ALLINONE WIRELESS WIFI WLAN DUPLEX POSTSCRIPT PCL GDI USB'
  ).split(' '),
)

/** Without what only says what kind of printer it is: many a name holds it, as many do not. `PostScript 3` is one of it. */
export const withoutDescribing = (tokens: readonly Token[]) =>
  tokens.filter(
    ({ text }, at) => !describing.has(text) && !(/^[0-9]$/.test(text) && describing.has(tokens[at - 1]?.text ?? '')),
  )
