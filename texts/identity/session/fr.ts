import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'session.title': 'Se connecter',
  'session.user_name': 'Identifiant',
  'session.password': 'Mot de passe',
  'session.show_password': 'Afficher le mot de passe',
  'session.hide_password': 'Masquer le mot de passe',
  'session.submit': 'Se connecter',
  'session.name_missing': 'Veuillez saisir votre identifiant',
  'session.password_missing': 'Veuillez saisir votre mot de passe',
  'session.why':
    'Connectez-vous pour voir vos prix et commander. Pas encore de compte\u00a0? Inscrivez votre entreprise gratuitement.',
  'session.remember': 'Rester connecté sur cet appareil',
  'session.forgot': 'Mot de passe oublié\u00a0?',
}
