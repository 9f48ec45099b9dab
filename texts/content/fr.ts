import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'content.parts': 'Sur cette page',
  'content.part_unknown': 'Cette page n’a pas cette partie. Tout ce qu’elle contient est ci-dessous.',
  'content.empty': 'Rien n’est encore écrit ici',
  'content.empty_hint': 'Demandez-nous\u00a0: nous répondons par e-mail ou par téléphone.',
  'content.ask': 'Nous contacter',
  'content.faq_description': 'Réponses sur le compte, les achats, les commandes, la garantie et les retours.',
  'faq.search': 'Chercher dans les réponses',
  'faq.found': '{count, plural, =0 {Aucune réponse trouvée} one {# réponse} other {# réponses}}',
  'faq.none_hint': 'Essayez un autre mot ou demandez-nous.',
  'faq.link': 'Lien vers cette réponse',
  'faq.unknown': 'Il n’y a plus de réponse sous ce lien. Toutes les réponses sont ci-dessous.',
  'faq.part_account': 'Compte',
  'faq.part_shopping': 'Achats',
  'faq.part_orders': 'Commandes',
  'faq.part_afterSale': 'Après-vente',
  'content.about_title': 'Qui sommes-nous',
  'content.about_description':
    'Aster\u00a0: mission, profil, sites de production, pourquoi nous choisir, responsabilité sociale et qualité.',
  'content.notice_title': 'Informations',
  'content.notice_description': 'Les nouveautés de la boutique Aster de votre pays.',
  'content.notice_none': 'Aucune information pour le moment',
  'content.notice_none_hint': 'Les changements de livraison, d’horaires ou de catalogue paraissent ici.',
}
