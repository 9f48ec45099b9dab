import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'verification.code': 'Code reçu par e-mail',
  'verification.send_code': 'Envoyer le code',
  'verification.send_again': 'À nouveau dans {seconds}\u00a0s',
  'verification.code_sent': 'Un code est en route vers {email}. Il est valable {minutes} minutes.',
  'verification.code_missing': 'Veuillez saisir le code',
  'verification.email_missing': 'Veuillez saisir une adresse e-mail',
  'verification.email_invalid': 'Format d’adresse e-mail non valide',
  'verification.digits': 'Chiffres de l’image',
  'verification.digits_missing': 'Veuillez saisir les chiffres de l’image',
  'verification.picture': 'Cinq chiffres que seule une personne peut lire',
  'verification.another': 'Autre image',
  'verification.cannot_read': 'Je ne peux pas lire l’image',
  'verification.working': 'Votre navigateur travaille, quelques secondes…',
  'verification.worked': 'Merci, votre navigateur l’a prouvé. L’image n’est plus nécessaire.',
}
