import { isCreditorReference } from '../../invoice/creditor-reference.ts'
import { oneLine } from '../../text-input/one-line.ts'

/** What a banking app reads from the code of a SEPA credit transfer (EPC069-12, version 2). */
type Transfer = { holder: string; account: string; bic: string; currency: string; cents: number; reference: string }

const most = { holder: 70, reference: 140, cents: 99_999_999_999 }

/**
 * The lines of the code; null for what is no transfer in euro from one account with an IBAN to another. A reference with check digits
 * (ISO 11649) goes into the field that banks check, anything else into that of free words: only one of them may be filled.
 */
export function epcPayload({ holder, account, bic, currency, cents, reference }: Transfer): string | null {
  if (currency !== 'EUR' || !isIban(account) || cents < 1 || cents > most.cents) return null
  const [utf8, amount] = ['1', `EUR${(cents / 100).toFixed(2)}`]
  const purpose = ''
  const plain = reference.replaceAll(/\s/g, '').toUpperCase()
  const [structured, words] = isCreditorReference(plain) ? [plain, ''] : ['', shortLine(reference, most.reference)]
  return [
    ...['BCD', '002', utf8, 'SCT', bic, shortLine(holder, most.holder), account, amount],
    ...[purpose, structured, words],
  ].join('\n')
}

const shortLine = (text: string, longest: number) => [...oneLine(text)].slice(0, longest).join('')

/** Whether it is an international account number with its check digits (ISO 13616). */
export function isIban(account: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(account)) return false
  const digits = (account.slice(4) + account.slice(0, 4)).replaceAll(/[A-Z]/g, (letter) =>
    String(Number.parseInt(letter, 36)),
  )
  return BigInt(digits) % 97n === 1n
}

/** In groups of four, as readers type it. */
export const spacedAccount = (account: string) =>
  isIban(account) ? account.replaceAll(/(.{4})(?=.)/g, '$1 ') : account
