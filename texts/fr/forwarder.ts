import type { forwarder as en } from '../en/forwarder.ts'

export const forwarder: Record<keyof typeof en, string> = {
  'forwarder.own': 'Votre transitaire',
  'forwarder.choose': 'Transitaire',
  'forwarder.none': 'Veuillez choisir',
  'forwarder.other': 'Autres',
  'forwarder.name': 'Nom du transitaire',
  'forwarder.ready': 'Prêt le {date}',
  'forwarder.ready_on': 'Prêt pour votre transitaire',
}
