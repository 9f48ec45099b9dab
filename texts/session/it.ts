import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'session.title': 'Accedi',
  'session.user_name': 'Nome utente',
  'session.password': 'Password',
  'session.show_password': 'Mostra password',
  'session.hide_password': 'Nascondi password',
  'session.submit': 'Accedi',
  'session.name_missing': 'Inserire il nome utente',
  'session.password_missing': 'Inserire la password',
  'session.why':
    'Accedere per vedere i prezzi riservati e ordinare. Ancora nessun account? La registrazione dell’azienda è gratuita.',
  'session.remember': 'Resta connesso su questo dispositivo',
  'session.forgot': 'Password dimenticata?',
}
