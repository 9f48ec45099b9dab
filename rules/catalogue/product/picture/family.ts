import type { ClassKind } from '../catalogue.ts'

/** The shapes in which products are drawn; the database holds the same list for classes that are drawn as something else. */
export const pictureFamilies = [
  'allInOne',
  'gearToner',
  'tonerTube',
  'returnBlock',
  'drum',
  'wasteBox',
  'inkTank',
  'printhead',
  'inkBottle',
  'tape',
  'labelRoll',
  'desk',
  'standingDesk',
  'sideTable',
  'meshChair',
  'headrestChair',
  'visitorChair',
  'drawers',
  'shelf',
  'printerStand',
  'coatRack',
  'lamp',
  'charger',
] as const
export type PictureFamily = (typeof pictureFamilies)[number]

/** What the shop knows of a product that decides its shape. */
export type FamilyFacts = {
  kind: ClassKind
  brand: string
  series: string
  /** English. */
  name: string
  /** The maker's short name such as 59A, empty where there is none. */
  shortName: string
  oemCode: string
  attributes: Readonly<Record<string, string>>
}

/** The shape of a product. Words that name a thing come before what its class, maker and series let us expect. */
export function findFamily(facts: FamilyFacts): PictureFamily {
  if (facts.kind === 'furniture') return furnitureFamily(facts.name)
  if (/\bwaste\b|toner collect/i.test(facts.name)) return 'wasteBox'
  if (facts.kind === 'label') return isLabelRoll(facts) ? 'labelRoll' : 'tape'
  if (facts.kind === 'drum') return 'drum'
  return facts.kind === 'ink' ? inkFamily(facts) : tonerFamily(facts)
}

const furnitureWords: ReadonlyArray<readonly [RegExp, PictureFamily]> = [
  [/\bcharg/i, 'charger'],
  [/\blamp\b|\blight\b/i, 'lamp'],
  [/\bprinter (stand|cabinet)/i, 'printerStand'],
  [/\bcoat\b|\brack\b/i, 'coatRack'],
  [/\bside table\b/i, 'sideTable'],
  [/\bdrawer/i, 'drawers'],
  [/\bshel(f|ves)\b|\bcabinet\b/i, 'shelf'],
  [/\bheadrest\b/i, 'headrestChair'],
  [/\b(visitor|guest|stack)/i, 'visitorChair'],
  [/\bchair\b/i, 'meshChair'],
  [/\bstanding desk\b|\bsit-stand\b|height-adjustable/i, 'standingDesk'],
  [/\bdesk\b/i, 'desk'],
]

const furnitureFamily = (name: string) => furnitureWords.find(([word]) => word.test(name))?.[1] ?? 'sideTable'

/** Labels that are cut already come on a roll, endless tape in a cassette. */
const isLabelRoll = ({ attributes, name }: FamilyFacts) => attributes.size !== undefined || /\d x \d{1,4} mm/.test(name)

const bottleSeries = /^(EcoTank|Ink Tank|Smart Tank|PIXMA G|DCP-T)/i
const bottleNumber = /^(GI-|GT5|BT|30[0-9] bottle)/i

// Numbers of HP whose cartridge bears its own nozzles; all others are tanks.
const headNumbers = new Set(
  '15 17 21 22 23 27 28 45 56 57 58 62 63 65 67 78 110 300 301 302 303 304 305 336 337 338 339 342 343 344 348 350 351'.split(
    ' ',
  ),
)

function inkFamily({ brand, series, shortName, oemCode, name }: FamilyFacts): PictureFamily {
  const number = shortName || oemCode
  if (bottleSeries.test(series) || bottleNumber.test(number) || /\bbottle\b/i.test(name)) return 'inkBottle'
  if (brand === 'HP') return hasHead(number || name) ? 'printhead' : 'inkTank'
  return brand === 'Canon' && /\b(PG|CL)-\d/.test(`${number} ${name}`) ? 'printhead' : 'inkTank'
}

/** Of a pack such as `21/22` the first number decides. */
const hasHead = (number: string) => headNumbers.has(/^\d+/.exec(number)?.[0] ?? '')

const tonerFamilies: Readonly<Record<string, (facts: FamilyFacts) => PictureFamily>> = {
  Brother: () => 'gearToner',
  HP: ({ series }) => (/^(Color )?Laser$|^Neverstop|Tank$/.test(series) ? 'returnBlock' : 'allInOne'),
  Canon: ({ series, shortName }) => (/^image|^C-EXV/.test(`${series} ${shortName}`) ? 'tonerTube' : 'allInOne'),
  Samsung: ({ series }) => (series === 'MultiXpress' ? 'tonerTube' : 'returnBlock'),
  Lexmark: () => 'returnBlock',
  Dell: () => 'returnBlock',
  Xerox: ({ series }) => (/^B|^WorkCentre/.test(series) ? 'returnBlock' : 'tonerTube'),
  Ricoh: ({ series }) => (/^SP|^P$|^M$/.test(series) ? 'returnBlock' : 'tonerTube'),
  Epson: () => 'returnBlock',
  Panasonic: () => 'returnBlock',
  Kyocera: () => 'tonerTube',
  Sharp: () => 'tonerTube',
  Toshiba: () => 'tonerTube',
  'Konica Minolta': () => 'tonerTube',
  OKI: () => 'tonerTube',
}

const tonerFamily = (facts: FamilyFacts) => tonerFamilies[facts.brand]?.(facts) ?? 'allInOne'
