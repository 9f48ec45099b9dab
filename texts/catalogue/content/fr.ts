import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'content.parts': 'Sur cette page',
  'content.part_unknown': 'Cette page n’a pas cette rubrique. Tout son contenu est ci-dessous.',
  'content.empty': 'Rien ici pour le moment',
  'content.empty_hint': 'Posez-nous la question\u00a0: nous répondons par e-mail ou par téléphone.',
  'content.ask': 'Nous contacter',
  'faq.description': 'Réponses sur le compte, les achats, les commandes, la garantie et les retours.',
  'faq.search': 'Chercher dans les réponses',
  'faq.found': '{count, plural, =0 {Aucune réponse trouvée} one {# réponse} other {# réponses}}',
  'faq.none_hint': 'Essayez un autre mot ou contactez-nous.',
  'faq.link': 'Lien vers cette réponse',
  'faq.unknown': 'Cette réponse n’existe plus. Toutes les réponses sont ci-dessous.',
  'faq.part_account': 'Compte',
  'faq.part_shopping': 'Achats',
  'faq.part_orders': 'Commandes',
  'faq.part_afterSale': 'Après-vente',
  'content.about_title': 'Qui sommes-nous\u00a0?',
  'content.about_description':
    'Aster\u00a0: mission, profil, sites de production, pourquoi nous choisir, responsabilité sociale et qualité.',
  'content.notice_title': 'Actualités',
  'content.notice_description': 'Les nouveautés de la boutique Aster de votre pays.',
  'content.notice_none': 'Aucune actualité pour le moment',
  'content.notice_none_hint': 'Les changements de livraison, d’horaires ou de catalogue apparaissent ici.',
}
