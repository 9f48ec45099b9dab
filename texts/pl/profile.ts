import type { profile as en } from '../en/profile.ts'

export const profile: Record<keyof typeof en, string> = {
  'profile.title': 'Moje konto',
  'profile.password_mail_subject': 'Hasło zostało zmienione',
  'profile.password_mail':
    'Hasło użytkownika {userName} zostało właśnie zmienione, a wszystkie inne sesje zakończone. To nie Państwo? Proszę natychmiast poprosić o nowe hasło na stronie logowania i zadzwonić do nas.',
  'profile.email_mail_subject': 'Adres e-mail został zmieniony',
  'profile.email_mail': 'Konto używa teraz adresu {email}. To nie Państwo? Prosimy o natychmiastowy telefon.',
}
