/** The longest article number of a customer that a line keeps, in characters; several of one product count together. */
export const longestCustNumber = 60

/**
 * The customer's article numbers of a product that is named twice, each of them once: `A-1, B-7`. Undefined where they are too
 * long for one line.
 */
export function bothCustNumbers(one: string, other: string): string | undefined {
  const both = [...new Set([one, other].flatMap((numbers) => numbers.split(', ')))].filter(Boolean).join(', ')
  return both.length <= longestCustNumber ? both : undefined
}
