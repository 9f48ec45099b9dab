import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'site_sending.waiting': 'Commandes en attente de marchandise',
  'site_sending.waiting_stay': 'Restent dans leur entrepôt',
  'site_sending.waiting_stay_hint': 'Elles partent de là dès que la marchandise y arrive.',
  'site_sending.waiting_move': 'Passent là où la marchandise arrive plus tôt',
  'site_sending.waiting_move_hint':
    'Elles partent d’un autre entrepôt si la marchandise y arrive plus tôt et que la TVA reste la même. Les clients sont informés de la nouvelle date ; la facture est établie par la société de cet entrepôt.',
  'site_sending.excluded_areas': 'N’expédie pas vers',
  'site_sending.excluded_areas_hint':
    'Par pays et début du code postal, par exemple ES 35, ES 38 pour les îles Canaries ou GB BT pour l’Irlande du Nord. Concerne les nouvelles commandes ; celles déjà passées suivent leur cours.',
  'site_sending.invalid_excluded_areas':
    'Indiquez pour chaque zone un pays et le début d’un code postal, par exemple ES 35, GB BT',
}
