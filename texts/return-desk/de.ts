import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'return_desk.credit_reason': 'Rücksendung {number}',
  'return_desk.credit_reason_fee': 'Rücksendung {number}, abzüglich {fee} % Wiedereinlagerungsgebühr',
}
