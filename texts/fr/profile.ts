import type { profile as en } from '../en/profile.ts'

export const profile: Record<keyof typeof en, string> = {
  'profile.title': 'Mon compte',
  'profile.password_mail_subject': 'Votre mot de passe a été modifié',
  'profile.password_mail':
    'Le mot de passe de {userName} vient d’être modifié et toutes les autres sessions ont été fermées. Ce n’était pas vous\u00a0? Demandez tout de suite un nouveau mot de passe sur la page de connexion et appelez-nous.',
  'profile.email_mail_subject': 'Votre adresse e-mail a été modifiée',
  'profile.email_mail':
    'Votre compte utilise désormais l’adresse {email}. Ce n’était pas vous\u00a0? Appelez-nous tout de suite.',
}
