/** What a mailed code proves an e-mail address for. */
export type CodePurpose = 'register' | 'confirm' | 'email' | 'password'

export const codeDigits = 6
/** The most characters that are read of a code: it may be copied with spaces. */
export const longestCode = 20
/** Of a code that is mailed to an address to which many were: it cannot be guessed, however many of them are requested. */
export const longCodeDigits = 10
/** Specification section 9. */
export const codeMinutes = 20
export const triesPerCode = 5
/** How often a code is compared in all: right or wrong, each comparison shows whether a user name is taken. */
export const usesPerCode = 60
export const secondsBetweenCodes = 60

/**
 * Codes within an hour: to one e-mail address before a visitor answers a captcha for each, or for one account; to one
 * e-mail address for one network, captcha or not; for one address of the network.
 */
export const codesPerEmail = 10
export const codesPerNetwork = 5
export const codesPerAddress = 30

export const captchaDigits = 5
/** The most characters that are typed for the digits of a picture. */
export const longestDigits = 10
export const captchaMinutes = 5
/** Pictures within an hour for one address of the network; an office of many users shares one. */
export const captchasPerAddress = 300

export type VerificationRefusal =
  | 'verification.wait'
  | 'verification.code_wrong'
  | 'verification.code_over'
  | 'verification.captcha_wrong'
  | 'verification.captcha_needed'

/** An address is written in several ways; mail goes to the same box. */
export const sameEmail = (email: string) => email.trim().toLowerCase()

/** The digits of a code as copied from a mail, with spaces anywhere. */
export const readCodeDigits = (text: string) => text.replaceAll(/\s/g, '')
