import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'promise_report.title': 'Promesses tenues',
  'promise_report.parts': 'Rubriques des commandes',
  'promise_report.intro':
    'Les commandes livrées ou non au jour promis lors de la commande, par entrepôt et par transporteur.',
  'promise_report.period': 'Promises du {from} au {until}',
  'promise_report.place': 'Entrepôt et transporteur',
  'promise_report.all': 'Toutes',
  'promise_report.promised': 'Promises',
  'promise_report.onTime': 'À l’heure',
  'promise_report.lateOneDay': '1 jour de retard',
  'promise_report.lateFewDays': '2 à 3 jours de retard',
  'promise_report.lateManyDays': 'Retard plus long',
  'promise_report.overdue': 'En retard à ce jour',
  'promise_report.notDue': 'Pas encore échues',
  'promise_report.dayUnknown': 'Jour inconnu',
  'promise_report.unpromised': 'Sans promesse',
  'promise_report.kept': 'Tenues',
  'promise_report.share': '{share}\u00a0%',
  'promise_report.colours': 'Couleurs des barres',
  'promise_report.none': 'Pas encore de commande ce mois-ci',
  'promise_report.none_hint':
    'Les commandes apparaissent ici le mois pour lequel elles sont promises. Choisissez d’autres jours pour voir les précédentes.',
  'promise_report.none_match': 'Aucune commande pour cette période',
  'promise_report.none_match_hint':
    'Choisissez d’autres jours, un autre site, un autre entrepôt ou un autre transporteur, ou affichez tout le mois en cours.',
}
