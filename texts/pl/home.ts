import type { home as en } from '../en/home.ts'

export const home: Record<keyof typeof en, string> = {
  'home.brands': 'Według marki',
  'home.popular': 'Popularne produkty',
  'home.promotions': 'Promocje',
  'home.until': 'do {date}',
  'home.news': 'Nowości',
  'home.flow': 'Jak to działa',
  'home.why': 'Dlaczego my',
  'home.figures': 'Aster w liczbach',
  'home.gift': 'Prezent',
  'home.ask_account': 'Poproś o konto',
  'home.all': 'Pokaż wszystkie',
  'home.all_of': 'Pokaż wszystkie: {title}',
  'home.bought': 'Zamów ponownie',
  'home.last_seen': 'Ostatnio oglądane',
  'home.seen_none': 'Tu pojawi się to, co zostanie otwarte.',
  'home.forget_seen': 'Zapomnij',
}
