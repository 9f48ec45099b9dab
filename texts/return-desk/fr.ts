import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'return_desk.credit_reason': 'Retour {number}',
  'return_desk.credit_reason_fee': 'Retour {number}, déduction faite de {fee} % de frais de remise en stock',
}
