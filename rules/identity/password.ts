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
