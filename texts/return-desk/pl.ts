import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'return_desk.credit_reason': 'Zwrot {number}',
  'return_desk.credit_reason_fee': 'Zwrot {number}, po potrąceniu {fee}% opłaty za ponowne przyjęcie do magazynu',
}
