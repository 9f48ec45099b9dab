/** Words of what a person keeps of himself. */
export const profile = {
  'profile.title': 'My account',
  'profile.password_mail_subject': 'Your password was changed',
  'profile.password_mail':
    'The password of {userName} was changed just now, and all other sessions were ended. Was it not you? Then ask for a new password on the sign-in page at once, and call us.',
  'profile.email_mail_subject': 'Your e-mail address was changed',
  'profile.email_mail': 'Your account now uses the address {email}. Was it not you? Then please call us at once.',
}
