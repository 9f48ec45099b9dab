/** So many tries at least: what is tried by machine falls short of them, what is tried here never gets near. */
export const leastGuesses = 100_000_000

/** The estimator looks at every way to guess a password; of a long one the beginning is enough. */
export const readablePart = (password: string) => password.slice(0, 72)

/** Whom a password is for, as far as that is known when they choose it. */
export type PasswordOwner = { userName?: string; name?: string; email?: string; company?: string | null }

const wordsOfTheTrade = ['aster', 'toner', 'printer', 'cartridge', 'admin']
// Of an address or a company, what is shorter is an abbreviation that is in many other words.
const leastPart = 3

/**
 * What an attacker tries first who knows whose password it is: names, address, company, shop and year, whole and in their parts.
 * In small letters, with and without accents.
 */
export function guessableWords({ userName = '', name = '', email = '', company }: PasswordOwner, now: Date): string[] {
  const own = [userName, name, email, company ?? ''].map((word) => word.toLowerCase())
  const parts = own.map((word) => word.split(/[^\p{L}\p{N}]+/u))
  const joined = parts.map((some) => some.join(''))
  const words = [...own, ...joined, ...parts.flat()].filter((word) => word.length >= leastPart)
  const known = [...words, ...wordsOfTheTrade, String(now.getUTCFullYear())]
  return [...new Set(known.flatMap((word) => [word, word.normalize('NFD').replaceAll(/\p{M}/gu, '')]))]
}
