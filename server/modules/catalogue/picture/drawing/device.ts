import { box, contact, type Drawing, discTop, leaning, plate, points, type Spot, spots } from './scene.ts'
import { slab, turned } from './solids.ts'
import { lit, metal, mix } from './tones.ts'

const dark = '#12151f'

export function lamp(paint: string): Drawing {
  return [
    ...contact([0, 0, 0], [38, 38]),
    ...turned([19, 19], spots('18 0, 18 3, 4 5'), paint),
    ...slab(spots('17.5 4, 20.5 4, 9.5 50, 6.5 50'), [18, 20.5], paint),
    ...slab(spots('6 48, 9 47, 43 82, 41 85'), [17, 19.5], paint),
    ...turned([8, 18.5], spots('3.2 46.5, 3.2 51.5'), metal),
    ...discTop([50, 14, 68], 15, '#ffe9a6'),
    ...turned([50, 14], spots('16 68, 9 84, 5 87'), paint),
  ]
}

/** A stand that charges a telephone without a wire: a round foot, and a telephone leans on its back. */
export function charger(paint: string): Drawing {
  // Each sheet lies a little before the one behind it.
  const at = (z: number, gap: number): Spot => [16 + z * 0.34 - gap, z]
  const back = (along: Spot, [low, high]: Spot, gap: number, fill: string) =>
    leaning(along, [at(low, gap), at(high, gap)], fill)
  return [
    ...contact([0, 2, 0], [54, 46]),
    ...turned([27, 27], spots('24 0, 25 1.5, 25 5, 23.5 6.5'), paint),
    ...plate(points('45 19 6, 45 31 6, 45 40 62, 45 37 62'), mix(paint, dark, 0.35)),
    ...back([9, 36], [6, 62], 0, lit(paint, 0.5)),
    ...box([8, 11, 6], [38, 8, 4], paint),
    ...plate(points('47 14.6 10, 47 18 10, 47 45 86, 47 41 86'), '#20242d'),
    ...back([7, 40], [10, 86], 3.4, '#343945'),
    ...back([9, 36], [12.5, 83.5], 3.6, '#5560e0'),
    ...plate(
      flash.map(([x, z]) => [x, ...at(z, 3.8)]),
      '#f7da5c',
    ),
    ...plate(points('24.5 11 8.6, 29.5 11 8.6, 29.5 11 7.4, 24.5 11 7.4'), '#54d08a'),
  ]
}

const flash = spots('28 66, 20 46, 27 46, 24 30, 35 52, 28 52, 32 66')
