const passwordLengths = { least: 8, most: 200 } as const
/** The most characters that are read of any password; of a new one `passwordFault` says more. */
export const longestPassword = 1_000
/** The most characters of the token that a mailed link carries. */
export const longestLinkToken = 100

export type PasswordRefusal =
  | 'password.too_short'
  | 'password.too_long'
  | 'password.no_letter'
  | 'password.no_digit'
  | 'password.common'
  | 'password.no_match'

/** So many tries at least: what is tried by machine falls short of them, what is tried here never gets near. */
export const leastGuesses = 100_000_000

/**
 * What is wrong with the shape of a new password (specification section 5): at least eight characters, letters and
 * numbers mixed. Whether it is easy to guess is asked of an estimator (`guessableWords`), whose words are many.
 */
export function passwordFault(password: string): PasswordRefusal | undefined {
  if (password.length > passwordLengths.most) return 'password.too_long'
  if ([...password].length < passwordLengths.least) return 'password.too_short'
  if (!/\p{L}/u.test(password)) return 'password.no_letter'
  if (!/\p{N}/u.test(password)) return 'password.no_digit'
  return undefined
}

/** The estimator looks at every way to guess a password; of a long one the beginning tells enough. */
export const readablePart = (password: string) => password.slice(0, 72)

/** Whom a password is for, as far as that is known when they choose it. */
export type PasswordOwner = { userName?: string; name?: string; email?: string; company?: string | null }

const wordsOfTheTrade = ['aster', 'toner', 'printer', 'cartridge', 'admin']
// Of an address or a company, what is shorter is an abbreviation that is in many other words.
const leastPart = 3

/**
 * What somebody tries first who knows whose password it is: names, address, company, shop and year, whole and in their parts.
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
