import { isMemberState } from './member-states.ts'

/** What an address says of where goods go: a country (ISO 3166-1), and the postcode as typed. */
export type Location = { country: string; postcode: string }

/** Places outside of the VAT of their country that have no code of their own. */
export const namedPlaces = ['athos', 'buesingen', 'campione', 'heligoland', 'livigno'] as const

export type VatTerritory = {
  /** Whose VAT is taken there: a country, XI for Northern Ireland, or null where it is that of none we know. */
  vatOf: string | null
  /** What the place is called where it is not simply its country: a region code that has a name everywhere, or one of `namedPlaces`. */
  place: string | null
}

type Part = [country: string, postcodes: string[], place: string | null, vatOf: string | null, source: string]

const outsideVat = 'Directive 2006/112/EC, article 6(1): part of the customs union, outside of its VAT'
const outsideBoth = 'Directive 2006/112/EC, article 6(2): outside of the customs union and of its VAT'
const frenchRegion = 'Directive 2006/112/EC, article 6(1)(c); Treaty on the Functioning of the EU, article 355(1)'
const overseas = 'Treaty on the Functioning of the EU, article 355(2) and annex II: outside of the Union'
const ownState = 'A state of its own; D.P.R. 633/1972, article 71'

/** Where another VAT than that of its country holds, by how the postcode begins; the longest beginning counts. */
export const vatParts: readonly Part[] = [
  ['GB', ['BT'], 'XI', 'XI', 'Windsor Framework, article 8 and annex 3: for goods as a member state'],
  ['GB', ['IM'], 'IM', 'GB', 'Value Added Tax Act 1994, section 96(11): as the United Kingdom'],
  ['GB', ['JE'], 'JE', null, 'Value Added Tax Act 1994, section 96(11): no part of the United Kingdom'],
  ['GB', ['GY'], 'GG', null, 'Value Added Tax Act 1994, section 96(11): no part of the United Kingdom'],
  ['GB', ['GX'], 'GI', null, 'Gibraltar is no part of the United Kingdom, and has no VAT'],
  ['FR', ['980'], 'MC', 'FR', 'Directive 2006/112/EC, article 7(1): Monaco as France'],
  ['FR', ['971'], 'GP', null, frenchRegion],
  ['FR', ['97150', '978'], 'MF', null, frenchRegion],
  ['FR', ['972'], 'MQ', null, frenchRegion],
  ['FR', ['973'], 'GF', null, frenchRegion],
  ['FR', ['974'], 'RE', null, frenchRegion],
  ['FR', ['976'], 'YT', null, frenchRegion],
  ['FR', ['97133', '977'], 'BL', null, overseas],
  ['FR', ['975'], 'PM', null, overseas],
  ['FR', ['986'], 'WF', null, overseas],
  ['FR', ['987'], 'PF', null, overseas],
  ['FR', ['988'], 'NC', null, overseas],
  ['ES', ['35', '38'], 'IC', null, outsideVat],
  ['ES', ['51', '52'], 'EA', null, outsideBoth],
  ['IT', ['22061'], 'campione', null, 'Directive (EU) 2019/475: part of the customs union, outside of its VAT'],
  ['IT', ['23041'], 'livigno', null, outsideBoth],
  ['IT', ['4789'], 'SM', null, ownState],
  ['IT', ['00120'], 'VA', null, ownState],
  ['DE', ['27498'], 'heligoland', null, outsideBoth],
  ['DE', ['78266'], 'buesingen', null, outsideBoth],
  ['FI', ['22'], 'AX', null, outsideVat],
  ['GR', ['63086', '63087'], 'athos', null, outsideVat],
  ['DK', ['39'], 'GL', null, 'Directive 2006/112/EC, article 5(2): Greenland is outside of the Union'],
  // As their countries, though they look as if they were not.
  ['AT', ['6691', '6991', '6992', '6993'], null, 'AT', 'Jungholz, Kleinwalsertal: Umsatzsteuergesetz 1994, § 1(2)'],
  ['PT', ['9'], null, 'PT', 'Azores and Madeira: Directive 2006/112/EC, article 5, which names no exception'],
]

/** States and dependencies whose VAT is that of another country. */
const asAnother: Readonly<Record<string, string>> = { IM: 'GB', MC: 'FR' }

/** Whose VAT holds at an address. */
export function findVatTerritory({ country, postcode }: Location): VatTerritory {
  const part = longestPart(country, postcode)
  if (part) return { place: part.place, vatOf: part.vatOf }
  return { place: null, vatOf: asAnother[country] ?? country }
}

function longestPart(country: string, postcode: string) {
  const plain = plainPostcode(country, postcode)
  return vatParts
    .filter(([of]) => of === country)
    .flatMap(([, beginnings, place, vatOf]) => beginnings.map((beginning) => ({ beginning, place, vatOf })))
    .filter(({ beginning }) => plain.startsWith(beginning))
    .sort((one, other) => other.beginning.length - one.beginning.length)[0]
}

/** Without what is written around it: spaces, hyphens, and, but for British ones, the letters of a country. */
const plainPostcode = (country: string, postcode: string) =>
  postcode.toUpperCase().replaceAll(country === 'GB' ? /[^A-Z0-9]/g : /\D/g, '')

/** Whether goods that go there stay in the VAT area of the European Union. */
export const isInVatArea = ({ vatOf }: VatTerritory) => vatOf !== null && (vatOf === 'XI' || isMemberState(vatOf))
