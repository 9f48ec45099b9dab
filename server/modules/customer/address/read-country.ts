import type { Atlas } from '../../../../rules/address/form.ts'
import { type ChosenLanguage, languages } from '../../../../texts/index.ts'

/**
 * The code of a country that we deliver to, written as its code of two or three letters or by its name in
 * any language of the shop; what names none stays as it was written.
 */
export function readCountry(written: string, { countries }: Pick<Atlas, 'countries'>): string {
  const sought = plain(written)
  const code = otherCodes.get(sought) ?? sought.toUpperCase()
  const names = (one: string) => languages.some((language) => plain(nameIn(language, one)) === sought)
  return countries.find((one) => one === code) ?? countries.find(names) ?? written
}

/** Without accents, points and spaces: `U.S.A.`, `OSTERREICH`. */
const plain = (text: string) =>
  text
    .slice(0, longestName)
    .normalize('NFKD')
    .replaceAll(/[^\p{L}]/gu, '')
    .toLowerCase()
const longestName = 60

const names = new Map(languages.map((language) => [language, new Intl.DisplayNames([language], { type: 'region' })]))
const nameIn = (language: ChosenLanguage, code: string) => names.get(language)?.of(code) ?? code

/** ISO 3166-1 alpha-3; Greece and the United Kingdom as the European Union writes them. */
const otherCodes = new Map(
  [
    'AD-AND AT-AUT AU-AUS AW-ABW AX-ALA BA-BIH BE-BEL BG-BGR BQ-BES CA-CAN CH-CHE CW-CUW CY-CYP CZ-CZE',
    'DE-DEU DK-DNK EE-EST ES-ESP FI-FIN FO-FRO FR-FRA GB-GBR GG-GGY GI-GIB GL-GRL GR-GRC HR-HRV HU-HUN',
    'IE-IRL IM-IMN IS-ISL IT-ITA JE-JEY JP-JPN LI-LIE LT-LTU LU-LUX LV-LVA MC-MCO MD-MDA ME-MNE MK-MKD',
    'MT-MLT MX-MEX NL-NLD NO-NOR PL-POL PR-PRI PT-PRT RO-ROU RS-SRB SE-SWE SI-SVN SK-SVK SM-SMR SX-SXM',
    'TR-TUR UA-UKR US-USA VA-VAT',
    'GR-EL GB-UK',
  ].flatMap((pairs) => pairs.split(' ').map((pair) => [pair.slice(3).toLowerCase(), pair.slice(0, 2)] as const)),
)
