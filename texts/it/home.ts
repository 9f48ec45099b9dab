import type { home as en } from '../en/home.ts'

export const home: Record<keyof typeof en, string> = {
  'home.brands': 'Per marca',
  'home.popular': 'Prodotti più richiesti',
  'home.promotions': 'Promozioni',
  'home.until': 'fino al {date}',
  'home.news': 'Novità',
  'home.flow': 'Come funziona',
  'home.why': 'Perché sceglierci',
  'home.figures': 'Aster in cifre',
  'home.gift': 'Omaggio',
  'home.ask_account': 'Richiedi un account',
  'home.all': 'Mostra tutti',
  'home.all_of': 'Mostra tutti: {title}',
  'home.bought': 'Ordina di nuovo',
  'home.last_seen': 'Visti di recente',
  'home.seen_none': 'Qui compare ciò che si apre.',
  'home.forget_seen': 'Dimentica',
}
