import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'order_update.title': 'E-mails sur vos commandes',
  'order_update.hint':
    'Les messages de la boutique contiennent toutes les nouvelles. Les confirmations de commande et les factures arrivent toujours par e-mail.',
  'order_update.kind_released': 'En préparation',
  'order_update.kind_shipped': 'Expédiée, avec suivi',
  'order_update.kind_delivered': 'Livrée',
  'order_update.kind_delayed': 'Nouvelles dates, livraison modifiée, suspensions',
  'order_update.kind_arrived': 'Reliquats arrivés',
  'order_update.kind_cancelled': 'Annulée par nous',
  'order_update.kind_returned': 'Retours',
  'order_update.kind_paid': 'Paiements reçus',
  'order_update.atOnce': 'Tout de suite',
  'order_update.daily': 'Une fois par jour, à 17:00',
  'order_update.never': 'Jamais',
  'order_update.saved': 'Enregistré. Nous vous écrirons ainsi',
}
