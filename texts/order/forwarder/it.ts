import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'forwarder.own': 'Spedizioniere proprio',
  'forwarder.choose': 'Spedizioniere',
  'forwarder.none': 'Scelga',
  'forwarder.other': 'Altri',
  'forwarder.name': 'Nome dello spedizioniere',
  'forwarder.ready_part': 'Merce disponibile pronta per il Suo spedizioniere',
  'forwarder.ready_expected': 'Disponibilità prevista per il Suo spedizioniere',
  'forwarder.ready_on': 'Pronto per il Suo spedizioniere',
}
