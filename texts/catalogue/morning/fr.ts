import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'morning.late': '{count} en retard',
  'morning.orders': 'Commandes',
  'morning.orders_all': 'Toutes les commandes',
  'morning.orders_none': 'Aucune commande en cours.',
  'morning.browse': 'Parcourir les produits',
  'morning.due': 'livraison le {date}',
  'morning.was_due': 'livraison prévue le {date}',
  'morning.lists_all': 'Toutes les listes',
  'morning.lists_none': 'Rien à valider. Bon café\u00a0!',
  'morning.credit_used': 'Utilisé',
  'morning.credit_limit': 'Plafond',
  'morning.credit_left': 'Disponible',
  'morning.credit_overdue': '{days, plural, one {En retard de # jour\u00a0:} other {En retard de # jours\u00a0:}}',
  'morning.credit_none': 'Vous payez d’avance\u00a0: pas d’encours.',
  'morning.reorder_none': 'Vos commandes apparaissent ici, prêtes à être passées à nouveau.',
  'morning.add_all': '{count, plural, one {Ajouter # produit} other {Ajouter les #}}',
  'morning.spending_none': 'Ce graphique commence avec votre première commande.',
  'morning.spending_total': 'commandés sur 12 mois, hors TVA',
  'morning.month': 'Mois',
  'morning.amount': 'Montant',
  'morning.news_none':
    'Rien de neuf. Suivez un favori\u00a0: nous vous préviendrons dès son retour en stock ou s’il coûte moins cher.',
  'morning.favourites': 'Tous les favoris',
  'morning.back': 'De retour en stock\u00a0: {pieces}',
}
