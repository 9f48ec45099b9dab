import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'password.strength': 'Robustesse : {word}',
  'password.strength_0': 'très faible',
  'password.strength_1': 'faible',
  'password.strength_2': 'pas encore suffisante',
  'password.strength_3': 'bonne',
  'password.strength_4': 'forte',
}
