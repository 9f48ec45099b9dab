/** A token lives so long at most, however much it is used. */
export const sessionDays = 30
/** A token that was not used for so long has expired. */
export const idleHours = 12

/** Wishes for a new password within an hour, for a user name and from an address of the network. */
export const wishesPerName = 5
export const wishesPerAddress = 30

/**
 * After so many failures within the window a name has to prove that a person tries: of failures from anywhere but a known
 * place, at a known place of its own.
 */
export const triesBeforeCaptcha = 3
/** Failed tries within the window after which a name has to wait at one place, and a network with all its names. */
export const triesPerName = 5
export const triesPerAddress = 30
export const tryWindowMinutes = 15
