import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'password.strength': 'Stärke: {word}',
  'password.strength_0': 'sehr schwach',
  'password.strength_1': 'schwach',
  'password.strength_2': 'noch nicht stark genug',
  'password.strength_3': 'gut',
  'password.strength_4': 'stark',
}
