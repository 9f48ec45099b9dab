import { longestHeading } from './column-reader.ts'
import { type Role, readRole } from './headings.ts'
import { commaUnits, isUnit, units } from './quantity.ts'

/** Where the columns of a list stand. Pieces that are ordered stand in `quantities` alone: without one every line is asked. */
export type Columns = {
  /** Undefined where the product stands among the words of `texts`. */
  number: number | undefined
  /** Others that name the product: of its maker, its barcode. */
  otherNumbers: number[]
  texts: number[]
  quantities: number[]
  unit: number | undefined
  custNumber: number | undefined
  width: number
}

/** Whether the heading of a column says that numbers of products, or pieces of them, stand below it. */
export function isColumn(name: 'number' | 'quantity', heading: string): boolean {
  const role = readRole(heading)
  return name === 'quantity' ? role === 'quantity' : role !== undefined && numberRoles.includes(role)
}
const numberRoles: Role[] = ['number', 'article', 'counter', 'barcode']

/** The rows in which a heading is looked for: titles, an address and a date may stand above it. */
export const mostRowsAbove = 20

/** What the cells of a heading name, by them and by what stands below; undefined where they are none. */
export function findColumns(cells: readonly string[], below: readonly (readonly string[])[] = []): Columns | undefined {
  const filled = cells.filter((cell) => cell.trim() !== '')
  const roles = cells.map((cell) => (cell.length > longestHeading ? undefined : readRole(cell)))
  const recognised = roles.filter((role, at) => role !== undefined && !/\d/.test(cells[at] ?? ''))
  const isNaming = (role: Role | undefined) => role !== undefined && naming.includes(role)
  if (filled.length < 2 || (recognised.length < 2 && !recognised.some(isNaming))) return undefined
  // A year may stand in the name of a price; the digits of a product or of a quantity are no heading.
  const isSaid = (at: number) => roles[at] !== undefined && roles[at] !== 'quantity' && !isNaming(roles[at])
  if (cells.some((cell, at) => /\d/.test(cell) && !isSaid(at))) return undefined
  return columnPlaces(roles, below)
}

const naming: Role[] = [...numberRoles, 'custNumber']

function columnPlaces(roles: readonly (Role | undefined)[], below: readonly (readonly string[])[]): Columns {
  const all = (role: Role) => roles.flatMap((one, at) => (one === role ? [at] : []))
  const valuesOf = (at: number) => below.map((cells) => cells[at]?.trim() ?? '').filter(Boolean)
  const ofProduct = [...all('number'), ...all('article')].sort((one, other) => one - other)
  const candidates = [...ofProduct, ...all('counter'), ...all('barcode')]
  const naming = candidates.filter((at) => candidates.length === 1 || namesProducts(valuesOf(at)))
  const own = all('custNumber')
  const [number = own[0], ...otherNumbers] = naming.length > 0 ? naming : candidates
  return {
    number,
    otherNumbers,
    texts: roles.flatMap((role, at) => (role === 'text' || role === undefined ? [at] : [])),
    quantities: all('quantity'),
    unit: all('unit')[0],
    custNumber: own.find((at) => at !== number),
    width: roles.length,
  }
}

/** Whether values may name products: they hold digits, and do not count the rows. */
function namesProducts(values: readonly string[]): boolean {
  const digits = values.filter((value) => /\d/.test(value))
  return digits.length * 2 >= values.length && digits.length > 0 && !isRunning(values) && values.some(isLong)
}
const isLong = (value: string) => !/^\d{1,3}$/.test(value)

/** Whether values count their rows: 1, 2, 3 or 10, 20, 30. A single one says nothing. */
export function isRunning(values: readonly string[]): boolean {
  if (values.length < 2 || !values.every((value) => /^\d{1,6}[.)]?$/.test(value))) return false
  const [first = 0, second = 0, ...others] = values.map((value) => Number.parseInt(value, 10))
  const step = second - first
  if (![1, 5, 10, 100].includes(step) || first > step) return false
  return others.every((value, at) => value === second + step * (at + 1))
}

const countPattern = new RegExp(`^([-+]?)(\\d{1,12})(?:([.,])(\\d{1,3}))? ?(?:x|×|\\*|(${units}))?\\.?$`, 'iu')
const isCommaUnit = new RegExp(`^(?:${commaUnits})$`, 'i')

/**
 * The pieces that a cell of a quantity holds: `3`, `3 pcs`, `3,00`; undefined for what is no whole number, or counts
 * anything but pieces: `2 dozen`, `3 packs`, `5 km`. `unitBeside`: what a column of units says.
 */
export function piecesIn(cell: string, unitBeside = ''): number | undefined {
  const [, sign = '', whole = '', mark, rest, unit = unitBeside.replace(/\.$/, '')] = countPattern.exec(cell) ?? []
  if (whole === '') return undefined
  // A thousand with its mark and a decimal of three digits look the same, but where a comma is the decimal one: `3,000 szt.`
  const isDecimal = rest === '000' && mark === ',' && isCommaUnit.test(unit)
  if (rest && !/^0{1,2}$/.test(rest) && !isDecimal) return undefined
  return Number(`${sign}${whole}`)
}

/** Whether a cell that says in what is counted says anything but pieces. */
export const countsOther = (unit: string) => unit !== '' && !isUnit(unit)
