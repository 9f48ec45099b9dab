import type { home as en } from '../en/home.ts'

export const home: Record<keyof typeof en, string> = {
  'home.brands': 'Par marque',
  'home.popular': 'Produits les plus demandés',
  'home.promotions': 'Promotions',
  'home.until': 'jusqu’au {date}',
  'home.news': 'Nouveautés',
  'home.flow': 'Comment ça marche',
  'home.why': 'Pourquoi nous choisir',
  'home.figures': 'Aster en chiffres',
  'home.gift': 'Cadeau',
  'home.ask_account': 'Demander un compte',
  'home.all': 'Tout afficher',
  'home.all_of': 'Tout afficher\u00a0: {title}',
  'home.bought': 'Commander à nouveau',
  'home.last_seen': 'Vus récemment',
  'home.seen_none': 'Ce que vous ouvrez apparaît ici.',
  'home.forget_seen': 'Oublier',
}
