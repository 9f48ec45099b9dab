import type { home as en } from '../en/home.ts'

export const home: Record<keyof typeof en, string> = {
  'home.brands': 'Nach Marke',
  'home.popular': 'Beliebte Produkte',
  'home.promotions': 'Aktionen',
  'home.until': 'bis {date}',
  'home.news': 'Neuigkeiten',
  'home.flow': 'So funktioniert es',
  'home.why': 'Warum wir',
  'home.figures': 'Aster in Zahlen',
  'home.gift': 'Geschenk',
  'home.ask_account': 'Konto anfragen',
  'home.all': 'Alle zeigen',
  'home.all_of': 'Alle zeigen: {title}',
  'home.bought': 'Noch einmal bestellen',
  'home.last_seen': 'Zuletzt angesehen',
  'home.seen_none': 'Hier erscheint, was Sie öffnen.',
  'home.forget_seen': 'Vergessen',
}
