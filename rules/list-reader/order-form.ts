import type { ReadLines } from './lines.ts'

/** What an order form leaves empty: so many of its lines, and more than are filled in. Fewer are lines with a forgotten quantity. */
const fewestUnfilled = 5

/**
 * The lines of an order: of a form that names every product, those that are filled in, and how many are left out because
 * the column of their quantity is empty. In any other list each of those is asked.
 */
export function withoutUnfilled({ lines, heading }: ReadLines): ReadLines & { leftOut: number } {
  const count = (place: 'filled' | 'unfilled') => lines.filter((line) => line.place === place).length
  const [filled, unfilled] = [count('filled'), count('unfilled')]
  if (filled === 0 || unfilled <= filled || unfilled < fewestUnfilled) return { heading, lines, leftOut: 0 }
  return { heading, lines: lines.filter(({ place }) => place !== 'unfilled'), leftOut: unfilled }
}
