import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'forwarder.own': 'Eigener Spediteur',
  'forwarder.choose': 'Spediteur',
  'forwarder.none': 'Bitte wählen',
  'forwarder.other': 'Andere',
  'forwarder.name': 'Name des Spediteurs',
  'forwarder.ready_part': 'Vorrätige Ware bereit für Ihren Spediteur',
  'forwarder.ready_expected': 'Voraussichtlich bereit für Ihren Spediteur',
  'forwarder.ready_on': 'Bereit für Ihren Spediteur',
}
