import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'authenticator.title': 'Validation en deux étapes',
  'authenticator.intro':
    'La connexion demande aussi un code affiché par une application de votre téléphone\u00a0: votre mot de passe seul ne suffit plus.',
  'authenticator.required': 'Cette boutique l’exige. Configurez-la pour continuer.',
  'authenticator.apps':
    'Toute application d’authentification convient : Google Authenticator, Microsoft Authenticator ou celle de votre gestionnaire de mots de passe.',
  'authenticator.start': 'Configurer',
  'authenticator.scan': 'Scannez ce code avec l’application',
  'authenticator.scan_label': 'Code QR pour votre application d’authentification',
  'authenticator.by_hand': 'Impossible de le scanner ? Saisissez cette clé dans l’application :',
  'authenticator.enter': 'Saisissez le code affiché par l’application',
  'authenticator.code': 'Code',
  'authenticator.code_hint': '6 chiffres de votre application d’authentification, ou un code de secours',
  'authenticator.app_code_hint': '6 chiffres qui changent toutes les 30 secondes',
  'authenticator.confirm': 'Confirmer',
  'authenticator.codes_title': 'Conservez vos codes de secours',
  'authenticator.codes_words':
    'Si vous perdez votre téléphone, chacun de ces codes vous permet de vous connecter une fois. Gardez-les là où vous seul les trouverez. Ils ne seront plus affichés.',
  'authenticator.copy': 'Copier',
  'authenticator.download': 'Télécharger',
  'authenticator.go_on': 'Je les ai conservés',
  'authenticator.on': 'Activée',
  'authenticator.since': 'Activée depuis',
  'authenticator.codes_left': 'Codes de secours restants',
  'authenticator.few_codes': 'Il ne reste que quelques codes de secours. Créez-en de nouveaux.',
  'authenticator.renew': 'Nouveaux codes de secours',
  'authenticator.remove': 'Retirer l’application',
  'authenticator.remove_hint':
    'Retirez l’application avant de changer de téléphone. Vous pourrez configurer la nouvelle aussitôt.',
  'authenticator.removed': 'L’application a été retirée',
  'authenticator.code_missing': 'Saisissez le code',
}
