import type { password as english } from '../en/password.ts'

export const password: Record<keyof typeof english, string> = {
  'password.strength': 'Robustesse : {word}',
  'password.strength_0': 'très faible',
  'password.strength_1': 'faible',
  'password.strength_2': 'moyenne',
  'password.strength_3': 'bonne',
  'password.strength_4': 'forte',
}
