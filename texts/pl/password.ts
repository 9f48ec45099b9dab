import type { password as english } from '../en/password.ts'

export const password: Record<keyof typeof english, string> = {
  'password.strength': 'Siła: {word}',
  'password.strength_0': 'bardzo słabe',
  'password.strength_1': 'słabe',
  'password.strength_2': 'średnie',
  'password.strength_3': 'dobre',
  'password.strength_4': 'mocne',
}
