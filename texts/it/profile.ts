import type { profile as en } from '../en/profile.ts'

export const profile: Record<keyof typeof en, string> = {
  'profile.title': 'Il mio account',
  'profile.password_mail_subject': 'La Sua password è stata modificata',
  'profile.password_mail':
    'La password di {userName} è stata appena modificata e tutte le altre sessioni sono state chiuse. Non è stato Lei? Richieda subito una nuova password nella pagina di accesso e ci chiami.',
  'profile.email_mail_subject': 'Il Suo indirizzo e-mail è stato modificato',
  'profile.email_mail': 'Il Suo account usa ora l’indirizzo {email}. Non è stato Lei? Ci chiami subito.',
}
