import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'session.title': 'Accesso',
  'session.user_name': 'Nome utente',
  'session.password': 'Password',
  'session.show_password': 'Mostra password',
  'session.hide_password': 'Nascondi password',
  'session.submit': 'Accedi',
  'session.name_missing': 'Inserisca il nome utente',
  'session.password_missing': 'Inserisca la password',
  'session.why':
    'Acceda per vedere i Suoi prezzi e ordinare. Non ha ancora un account? La registrazione dell’azienda è gratuita.',
  'session.remember': 'Resta connesso su questo dispositivo',
  'session.forgot': 'Password dimenticata?',
}
