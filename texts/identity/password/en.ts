/** How strong a new password is. */
export const texts = {
  'password.strength': 'Strength: {word}',
  'password.strength_0': 'very weak',
  'password.strength_1': 'weak',
  'password.strength_2': 'not strong enough yet',
  'password.strength_3': 'good',
  'password.strength_4': 'strong',
}
