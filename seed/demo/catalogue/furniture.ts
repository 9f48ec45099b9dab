import type { Fields } from '../../fields.ts'
import { furnitureNames } from './furniture-names.ts'

type Code = keyof typeof furnitureNames.pieces
type Colour = keyof typeof furnitureNames.colours

/** [series, code, colours, weight in grams]; all made up. */
const pieces: [string, Code, Colour[], number][] = [
  ['Desks', 'DK-120', ['white', 'oak', 'black'], 24_000],
  ['Desks', 'DK-160', ['white', 'oak', 'black'], 32_000],
  ['Desks', 'DK-160E', ['white', 'oak', 'black'], 41_000],
  ['Chairs', 'CH-10', ['black', 'grey'], 14_500],
  ['Chairs', 'CH-20', ['black', 'grey'], 17_800],
  ['Chairs', 'CH-30', ['black', 'blue', 'red'], 6_200],
  ['Storage', 'ST-2', ['white', 'grey'], 19_000],
  ['Storage', 'ST-3', ['white', 'grey'], 22_000],
  ['Storage', 'ST-5', ['white', 'oak'], 26_000],
  ['Printer stands', 'PS-1', ['white', 'black'], 11_000],
  ['Printer stands', 'PS-2', ['white', 'oak'], 21_000],
  ['Lamps', 'LA-1', ['white', 'black'], 1_400],
  ['Lamps', 'LA-2', ['white', 'black'], 5_200],
  ['Charging', 'QI-10', ['white', 'black'], 260],
  ['Charging', 'QI-15', ['white', 'black'], 420],
  ['Living', 'TB-1', ['oak', 'black'], 5_800],
  ['Living', 'RK-1', ['white', 'black'], 4_600],
]

/** Class 111, furniture and living. */
export const furniture: Fields[] = pieces.flatMap(([series, code, colours, weight]) =>
  colours.map((colour) => ({
    brand: 'Aster Living',
    series,
    class_id: '111',
    oem_number: `${code}-${colour.slice(0, 3).toUpperCase()}`,
    name: furnitureName(code, colour, 'en'),
    name_de: furnitureName(code, colour, 'de'),
    name_it: furnitureName(code, colour, 'it'),
    name_fr: furnitureName(code, colour, 'fr'),
    name_pl: furnitureName(code, colour, 'pl'),
    colour,
    weight_grams: String(weight),
    status: 'active',
  })),
)

function furnitureName(code: Code, colour: Colour, language: 'en' | 'de' | 'it' | 'fr' | 'pl') {
  return `${furnitureNames.pieces[code][language]}, ${furnitureNames.colours[colour][language]}`
}
