import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'password.strength': 'Siła: {word}',
  'password.strength_0': 'bardzo słabe',
  'password.strength_1': 'słabe',
  'password.strength_2': 'jeszcze za słabe',
  'password.strength_3': 'dobre',
  'password.strength_4': 'mocne',
}
