import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'forwarder.own': 'Votre transitaire',
  'forwarder.choose': 'Transitaire',
  'forwarder.none': 'Veuillez choisir',
  'forwarder.other': 'Autres',
  'forwarder.name': 'Nom du transitaire',
  'forwarder.ready_part': 'Articles en stock prêts pour votre transitaire',
  'forwarder.ready_expected': 'Disponibilité prévue pour votre transitaire',
  'forwarder.ready_on': 'Prêt pour votre transitaire',
}
