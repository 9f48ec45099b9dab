/** Said only to users who have proved that the address is theirs. */
export type EmailRefusal = 'email.occupied'

/** The longest e-mail address, in characters (RFC 5321). */
export const longestEmail = 254
const longestLocal = 64
const longestLabel = 63

/** Whether mail can be sent to such an address. Takes time in proportion to its length, which is looked at first. */
export function isEmail(text: string): boolean {
  if (text.length > longestEmail || /[\s\p{C}]/u.test(text)) return false
  const at = text.lastIndexOf('@')
  return isLocal(text.slice(0, Math.max(0, at))) && isDomain(text.slice(at + 1))
}

const isLocal = (local: string) =>
  local.length <= longestLocal && local.split('.').every((part) => part !== '' && !/[<>()[\]\\,;:"@]/.test(part))

function isDomain(domain: string): boolean {
  const labels = domain.split('.')
  return labels.length > 1 && labels.every(isLabel) && !/^\d+$/.test(labels.at(-1) ?? '')
}

const isLabel = (label: string) =>
  label !== '' &&
  label.length <= longestLabel &&
  /^[\p{L}\p{N}\p{M}-]+$/u.test(label) &&
  !label.startsWith('-') &&
  !label.endsWith('-')

/**
 * The rule of the first sign-in's dialog, stricter than elsewhere (specification section 5). The address that the account
 * has already is good as it is: who could not confirm it would be locked out.
 */
export const isConfirmationEmail = (text: string, own: string): boolean =>
  isPlainEmail(text) || (isEmail(text) && text.toLowerCase() === own.toLowerCase())

/** Letters or digits with dots or underscores between them, a domain, and an end of two or three letters. */
function isPlainEmail(text: string): boolean {
  if (text.length > longestEmail) return false
  const [local = '', domain = '', ...more] = text.split('@')
  const labels = domain.split('.')
  const end = labels.pop() ?? ''
  return (
    more.length === 0 &&
    local.split(/[._]/).every((part) => /^[A-Za-z0-9]+$/.test(part)) &&
    labels.length > 0 &&
    labels.every((label) => label.length <= longestLabel && /^[A-Za-z0-9-]+$/.test(label)) &&
    /^[A-Za-z]{2,3}$/.test(end)
  )
}
