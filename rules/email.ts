const longest = 254
const longestLocal = 64
const longestLabel = 63

/** Whether mail can be sent to such an address. Takes time in proportion to its length, which is looked at first. */
export function isEmail(text: string): boolean {
  if (text.length > longest || /[\s\p{C}]/u.test(text)) return false
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
