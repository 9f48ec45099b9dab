import { type Picture, yieldShare } from '../../../../../rules/catalogue/product/picture/picture.ts'
import {
  box,
  contact,
  type Drawing,
  faces,
  onFront,
  onRight,
  onTop,
  type Point,
  plate,
  project,
  type Shape,
  type Spot,
  wordsOnFront,
} from './scene.ts'
import { inkTone, lit, mix } from './tones.ts'

const printInk = '#262b38'
const quietInk = '#626a7c'
const bandInks = ['K', 'C', 'M', 'Y'] as const

/** How a carton is made: ours white, a maker's in a neutral warm grey. */
const boards = { own: '#f3f4f7', original: '#d9d3c7' } as const

export type CartonSize = { width: number; depth: number; height: number }

/** A product's carton: whose it is, its number, what it is for, and its facts. */
export function carton(picture: Picture, { width, depth, height }: CartonSize): Drawing {
  const board = picture.ownMake ? boards.own : boards.original
  return [
    ...contact([0, 0, 0], [width, depth]),
    ...box([0, 0, 0], [width, depth, height], board),
    ...flap(width, depth, height, board),
    ...(picture.ownMake ? ownFace(picture, { width, depth, height }) : originalFace(picture, { width, depth, height })),
    ...colourPatches(picture, width, height),
    ...yieldBar(picture, height),
    ...flags(picture, width, height),
  ]
}

/** The seam of the lid, and the tape over it. */
const flap = (width: number, depth: number, height: number, board: string): Drawing => [
  ...onTop([0, depth / 2 - 0.5, height], [width, 1], mix(board, '#12151f', 0.18)),
]

/** The house's signature: four colours around the carton's upper edge. */
function houseBand({ width, depth, height }: CartonSize): Drawing {
  const [top, wide] = [height - 9, width / 4]
  return [
    ...bandInks.flatMap((code, at) => onFront([at * wide, 0, top], [wide, 5], lit(inkTone(code), faces.front))),
    ...onRight([width, 0, top], [depth, 5], lit(inkTone('Y'), faces.right)),
  ]
}

/** A carton of ours that is known by its colour alone. */
export function plainCarton(ink: string, size: CartonSize): Drawing {
  const { width, depth, height } = size
  const tone = inkTone(ink)
  const high = Math.round(height * 0.36)
  return [
    ...contact([0, 0, 0], [width, depth]),
    ...box([0, 0, 0], [width, depth, height], boards.own),
    ...flap(width, depth, height, boards.own),
    ...houseBand(size),
    ...pinwheel([22, 0, height - 31], 12),
    ...wordsOnFront([41, 0, height - 38], 'Aster', { size: 23, fill: printInk, weight: 700 }),
    ...onFront([0, 0, 0], [width, high], lit(tone, faces.front)),
    ...onRight([width, 0, 0], [depth, high], lit(tone, faces.right)),
  ]
}

function ownFace({ maker, number, fits }: Picture, size: CartonSize): Drawing {
  const { width, height } = size
  return [
    ...houseBand(size),
    ...pinwheel([17, 0, height - 28], 9),
    ...wordsOnFront([31, 0, height - 33], maker, { size: 17, fill: printInk, weight: 700 }),
    ...wordsOnFront([9, 0, height - 53], number, { size: sized(number, width, 14), fill: printInk }),
    ...wordsOnFront([9, 0, height - 67], fits && `for ${fits}`, {
      size: sized(`for ${fits}`, width, 10.5),
      fill: quietInk,
      weight: 500,
    }),
  ]
}

const originalFace = ({ maker, number, parts }: Picture, { width, depth, height }: CartonSize): Drawing => {
  const edge = inkTone(parts[0]?.[0] ?? 'K')
  return [
    ...onFront([0, 0, height - 5], [width, 5], lit(edge, faces.front)),
    ...onRight([width, 0, height - 5], [depth, 5], lit(edge, faces.right)),
    ...wordsOnFront([9, 0, height - 31], maker, { size: sized(maker, width - 44, 20), fill: printInk, weight: 700 }),
    ...wordsOnFront([9, 0, height - 51], number, { size: sized(number, width, 14), fill: printInk }),
  ]
}

/** As large as the words have room beside the flags. */
const sized = (words: string, width: number, most: number) =>
  Math.min(most, (width - 18) / Math.max(1, words.length * 0.6))

/** The house's sign as it stands at the head of the shop: four petals, each bent to its right. */
function pinwheel([x, y, z]: Point, reach: number): Drawing {
  const petals = [inkTone('M'), inkTone('C'), printInk, inkTone('Y')]
  return petals.map((fill, at): Shape => {
    const spots = [0, 22, 45, 68, 90].map((degrees): Spot => {
      const turn = (degrees * Math.PI) / 90
      const bow: Spot = [reach * 0.5 + reach * 0.5 * Math.cos(turn), reach * -0.36 * Math.sin(turn)]
      const quarter = (at * Math.PI) / 2
      const [c, s] = [Math.cos(quarter), Math.sin(quarter)]
      return project([x + bow[0] * c - bow[1] * s, y, z + bow[0] * s + bow[1] * c])
    })
    return { kind: 'polygon', spots, fill }
  })
}

/** A patch for each colour in the box, at the right of the maker's name. */
function colourPatches({ parts }: Picture, width: number, height: number): Drawing {
  const inks = [...new Set(parts.flat())].slice(0, 4)
  const [side, step] = inks.length > 2 ? [8.5, 10] : [11, 13]
  return inks.flatMap((ink, at) =>
    onFront([width - 9 - (inks.length - at) * step + step - side, 0, height - 33], [side, side], inkTone(ink)),
  )
}

/** How many pages it prints: a bar from a thousand to twenty-five thousand, and the figure. */
function yieldBar({ pages, fits }: Picture, height: number): Drawing {
  if (!pages) return []
  const z = height - (fits ? 79 : 65)
  const long = 64
  const tone = '#4b53d6'
  return [
    ...onFront([9, 0, z], [long, 5], '#b8bdc9'),
    ...onFront([9, 0, z], [long * yieldShare(pages), 5], tone),
    ...wordsOnFront([long + 15, 0, z - 1.5], pages.toLocaleString('fr').replaceAll(/\s/g, '\u00a0'), {
      size: 11,
      fill: printInk,
    }),
  ]
}

/** What is more than usual: a high yield, several in a box. */
function flags({ highYield, count }: Picture, width: number, height: number): Drawing {
  const words = [...(highYield ? ['XL'] : []), ...(count > 1 ? [`×${count}`] : [])]
  return words.flatMap((word, at): Drawing => {
    const x = width - 9 - (words.length - at) * 29 + 3
    const z = height - 55
    return [
      ...plate(
        [
          [x, 0, z],
          [x + 26, 0, z],
          [x + 26, 0, z + 16],
          [x, 0, z + 16],
        ],
        word === 'XL' ? '#4b53d6' : printInk,
      ),
      ...wordsOnFront([x + 4, 0, z + 3.6], word, { size: 13, fill: '#fff', weight: 700 }),
    ]
  })
}
