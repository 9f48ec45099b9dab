import type { Fields } from './fields.ts'

/** [series, code, name, colours, weight in grams]; all made up. */
const pieces: [string, string, string, string[], number][] = [
  ['Desks', 'DK-120', 'Desk 120 x 60 cm', ['white', 'oak', 'black'], 24_000],
  ['Desks', 'DK-160', 'Desk 160 x 80 cm', ['white', 'oak', 'black'], 32_000],
  ['Desks', 'DK-160E', 'Standing desk 160 x 80 cm, electric', ['white', 'oak', 'black'], 41_000],
  ['Chairs', 'CH-10', 'Office chair with mesh back', ['black', 'grey'], 14_500],
  ['Chairs', 'CH-20', 'Office chair with headrest', ['black', 'grey'], 17_800],
  ['Chairs', 'CH-30', 'Visitor chair, stackable', ['black', 'blue', 'red'], 6_200],
  ['Storage', 'ST-2', 'Drawer unit with lock, two drawers', ['white', 'grey'], 19_000],
  ['Storage', 'ST-3', 'Drawer unit with lock, three drawers', ['white', 'grey'], 22_000],
  ['Storage', 'ST-5', 'Shelf with five boards', ['white', 'oak'], 26_000],
  ['Printer stands', 'PS-1', 'Printer stand on castors', ['white', 'black'], 11_000],
  ['Printer stands', 'PS-2', 'Printer cabinet with paper shelf', ['white', 'oak'], 21_000],
  ['Lamps', 'LA-1', 'Desk lamp, dimmable', ['white', 'black'], 1_400],
  ['Lamps', 'LA-2', 'Floor lamp, dimmable', ['white', 'black'], 5_200],
  ['Charging', 'QI-10', 'Wireless charging stand 10 W', ['white', 'black'], 260],
  ['Charging', 'QI-15', 'Wireless charging stand 15 W for two devices', ['white', 'black'], 420],
  ['Living', 'TB-1', 'Side table, round', ['oak', 'black'], 5_800],
  ['Living', 'RK-1', 'Coat rack, standing', ['white', 'black'], 4_600],
]

/** Class 111, furniture and living. */
export const furniture: Fields[] = pieces.flatMap(([series, code, name, colours, weight]) =>
  colours.map((colour) => ({
    brand: 'Aster Living',
    series,
    class_id: '111',
    oem_number: `${code}-${colour.slice(0, 3).toUpperCase()}`,
    name: `${name}, ${colour}`,
    colour,
    weight_grams: String(weight),
    status: 'active',
  })),
)
