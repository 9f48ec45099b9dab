import { pdfPieces } from './pdf-text.ts'

type Piece = ReturnType<typeof pdfPieces>[number]

/** The edges within which an A4 page of the shop is written, in points from the left and from the foot. */
const edges = { left: 57, right: 538, bottom: 18, top: 800 }
// Widths are rounded.
const slack = 0.6

/** What is written beyond the edges of its page, and what is written over something else; nothing where all of it can be read. */
export function layoutFaults(bytes: Buffer): string[] {
  const pages = Map.groupBy(pdfPieces(bytes).filter(isVisible), ({ page }) => page)
  return [...pages.values()].flatMap((pieces) => [
    ...pieces.filter((piece) => !isInside(piece)).map(({ words }) => `beyond the edge: ${words}`),
    ...pieces.flatMap((piece, at) =>
      pieces
        .slice(at + 1)
        .filter((other) => overlap(piece, other))
        .map((other) => `${piece.words} / ${other.words}`),
    ),
  ])
}

const isVisible = ({ words }: Piece) => words.trim() !== ''

const isInside = (piece: Piece) =>
  piece.left >= edges.left - slack &&
  piece.right <= edges.right + slack &&
  piece.height >= edges.bottom &&
  piece.height <= edges.top

const overlap = (one: Piece, other: Piece) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > slack &&
  Math.min(topOf(one), topOf(other)) - Math.max(footOf(one), footOf(other)) > slack

// Of letters such as Å and g, as parts of their size.
const topOf = ({ height, size }: Piece) => height + 0.8 * size
const footOf = ({ height, size }: Piece) => height - 0.22 * size
