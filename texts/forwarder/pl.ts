import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'forwarder.own': 'Własny spedytor',
  'forwarder.choose': 'Spedytor',
  'forwarder.none': 'Proszę wybrać',
  'forwarder.other': 'Inni',
  'forwarder.name': 'Nazwa spedytora',
  'forwarder.ready_part': 'Towar z magazynu gotowy dla Państwa spedytora',
  'forwarder.ready_expected': 'Przewidywana gotowość dla Państwa spedytora',
  'forwarder.ready_on': 'Gotowe dla Państwa spedytora',
}
