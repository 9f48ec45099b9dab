import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'forwarder.own': 'Własny spedytor',
  'forwarder.choose': 'Spedytor',
  'forwarder.none': 'Prosimy wybrać',
  'forwarder.other': 'Inni',
  'forwarder.name': 'Nazwa spedytora',
  'forwarder.ready_part': 'Towar ze stanu gotowy dla Państwa spedytora',
  'forwarder.ready_expected': 'Przewidywana gotowość do odbioru przez Państwa spedytora',
  'forwarder.ready_on': 'Gotowe do odbioru przez Państwa spedytora',
}
