type Pieces = { position: number; qty: number }

/** Pieces of lines as the use cases take them; undefined: all. */
export const toPieces = (lines: readonly Pieces[] | undefined) =>
  lines?.map(({ position, qty }) => ({ position, pieces: qty }))
