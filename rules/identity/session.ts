/** A token lives so long at most, however much it is used. */
export const sessionDays = 30
/** A token that was not used for so long has expired, but for a customer's who stays signed in. */
export const idleHours = 12
/** The scope by which a customer stays signed in, in the word of OpenID Connect. */
export const staySignedInScope = 'offline_access'

/** Requests for a new password within an hour, for a user name and from an address of the network. */
export const passwordRequestsPerName = 5
export const passwordRequestsPerAddress = 30

/**
 * After so many failures within the window a name has to prove that a human tries: of failures from anywhere but a known
 * place, at a known place of its own.
 */
export const triesBeforeCaptcha = 3
/** Failed tries within the window after which a name has to wait at one place, and a network with all its names. */
export const triesPerName = 5
export const triesPerAddress = 30
export const tryWindowMinutes = 15

/** Why a session ended by itself: its token counts no more, or whose it is could not be had. */
export const sessionEnds = ['expired', 'failed'] as const
export type SessionEnd = (typeof sessionEnds)[number]

/** Home, where the customer sees so, with the way back to the path (specification section 4). */
export const sessionEndedAt = (why: SessionEnd, path: string) =>
  `/index?ended=${why}&redirect=${encodeURIComponent(path)}`
