/** The characters of a new user name. */
export const userNameLengths = { least: 3, most: 60 } as const
/** The most that are read of any: names that other systems gave are longer than new ones. */
export const longestUserName = 100

export type UserNameRefusal =
  | 'user_name.too_short'
  | 'user_name.too_long'
  | 'user_name.other_letters'
  | 'user_name.taken'

/**
 * What is wrong with a new user name. Its letters are those of ASCII, so that no name can be taken that looks like
 * another's and is not (а of Cyrillic for a).
 */
export function userNameFault(typed: string): UserNameRefusal | undefined {
  const name = typed.trim()
  if (name.length > userNameLengths.most) return 'user_name.too_long'
  if (!/^[A-Za-z0-9._@-]*$/.test(name)) return 'user_name.other_letters'
  return name.length < userNameLengths.least ? 'user_name.too_short' : undefined
}
