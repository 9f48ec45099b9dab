/** What stands before the numbers of a maker's cartridges, and is often left out beside its name: `Canon 40 41` is PG-40 and CL-41. */
const lettersByMaker: Readonly<Record<string, readonly string[]>> = {
  CANON: ['PG', 'CL', 'PGI', 'CLI', 'BCI', 'BC'],
}

/** The numbers that words of two digits may be short for; longer ones are found by their end. Empty where another word is among them. */
export function withLetters(maker: string, words: readonly string[]): string[] {
  const letters = lettersByMaker[maker] ?? []
  return words.every((word) => /^\d{2}$/.test(word))
    ? words.flatMap((word) => letters.map((before) => before + word))
    : []
}
