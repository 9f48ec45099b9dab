import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'verification.code': 'Code reçu par e-mail',
  'verification.send_code': 'Envoyer le code',
  'verification.send_again': 'Renvoyer dans {seconds} s',
  'verification.code_sent': 'Un code a été envoyé à {email}. Il est valable {minutes} minutes.',
  'verification.code_missing': 'Veuillez saisir le code',
  'verification.email_missing': 'Veuillez saisir une adresse e-mail',
  'verification.email_invalid': 'Format d’adresse e-mail non valide',
  'verification.digits': 'Saisissez les chiffres affichés',
  'verification.digits_missing': 'Veuillez saisir les chiffres affichés',
  'verification.picture': 'Cinq chiffres que seule une personne peut lire',
  'verification.another': 'Autre image',
  'verification.cannot_read': 'Je ne peux pas lire l’image',
  'verification.working': 'Vérification de votre navigateur, quelques secondes …',
  'verification.worked': 'Merci, votre navigateur a été vérifié. L’image n’est plus nécessaire.',
}
