import type { password as english } from '../en/password.ts'

export const password: Record<keyof typeof english, string> = {
  'password.strength': 'Sicurezza: {word}',
  'password.strength_0': 'molto debole',
  'password.strength_1': 'debole',
  'password.strength_2': 'discreta',
  'password.strength_3': 'buona',
  'password.strength_4': 'ottima',
}
