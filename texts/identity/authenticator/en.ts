/** Words of the second step of a sign-in, for staff users. */
export const texts = {
  'authenticator.title': 'Two-step verification',
  'authenticator.intro':
    'Signing in asks for a code from an app on your phone as well, so your password alone lets nobody in.',
  'authenticator.required': 'This shop requires it. Set it up to continue.',
  'authenticator.apps':
    'Any authenticator app will do, such as Google Authenticator, Microsoft Authenticator or the one in your password manager.',
  'authenticator.start': 'Set up',
  'authenticator.scan': 'Scan this code with the app',
  'authenticator.scan_label': 'QR code for your authenticator app',
  'authenticator.by_hand': 'Can’t scan it? Type this key into the app:',
  'authenticator.enter': 'Enter the code that the app shows',
  'authenticator.code': 'Code',
  'authenticator.code_hint': '6 digits from your authenticator app, or a recovery code',
  'authenticator.app_code_hint': '6 digits that change every 30 seconds',
  'authenticator.confirm': 'Confirm',
  'authenticator.codes_title': 'Save your recovery codes',
  'authenticator.codes_words':
    'If you lose your phone, each of these codes lets you in once. Keep them where only you can find them. They are not shown again.',
  'authenticator.copy': 'Copy',
  'authenticator.download': 'Download',
  'authenticator.go_on': 'I have saved them',
  'authenticator.on': 'On',
  'authenticator.since': 'On since',
  'authenticator.codes_left': 'Recovery codes left',
  'authenticator.few_codes': 'Only a few recovery codes are left. Get new ones.',
  'authenticator.renew': 'New recovery codes',
  'authenticator.remove': 'Remove the app',
  'authenticator.remove_hint':
    'Remove the app before you move to another phone. You can set up the new one right away.',
  'authenticator.removed': 'The app has been removed',
  'authenticator.code_missing': 'Enter the code',
}
