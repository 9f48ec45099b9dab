import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'password.strength': 'Sicurezza: {word}',
  'password.strength_0': 'molto debole',
  'password.strength_1': 'debole',
  'password.strength_2': 'non ancora sufficiente',
  'password.strength_3': 'buona',
  'password.strength_4': 'ottima',
}
