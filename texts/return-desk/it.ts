import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'return_desk.credit_reason': 'Reso {number}',
  'return_desk.credit_reason_fee': 'Reso {number}, al netto del {fee}% per il rientro in magazzino',
}
