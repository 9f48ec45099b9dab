import { isIban } from '../../../../../rules/catalogue/price/epc-payment.ts'

/**
 * An account as `:25:` names it, to be compared with ours: its IBAN where it is one, alone, with its currency, or behind the bank or a slash;
 * of a German bank code and account the IBAN that they make. Anything else as it is written, in capitals without spaces.
 */
export function readAccount(written: string): string {
  const plain = written.replaceAll(/\s/g, '').toUpperCase()
  const parts = plain.split('/').flatMap((part) => [part, part.replace(/[A-Z]{3}$/, '')])
  const iban = parts.find(isIban)
  if (iban) return iban
  const [, bank = '', account = ''] = /^(\d{8})\/(\d{1,10})(?:[A-Z]{3})?$/.exec(plain) ?? []
  return bank ? germanIban(bank, account) : plain
}

/** DE is 1314, and the check digits are 00 while they are sought. */
function germanIban(bank: string, account: string): string {
  const number = bank + account.padStart(10, '0')
  return `DE${String(98n - (BigInt(`${number}131400`) % 97n)).padStart(2, '0')}${number}`
}
