import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'site_sending.waiting': 'Bestellungen, die nur auf Ware warten',
  'site_sending.waiting_stay': 'Bleiben bei ihrem Lager',
  'site_sending.waiting_stay_hint': 'Sie gehen von dort ab, sobald dort die Ware eintrifft.',
  'site_sending.waiting_move': 'Wechseln dorthin, wo die Ware früher eintrifft',
  'site_sending.waiting_move_hint':
    'Sie gehen von einem anderen Lager ab, wenn die Ware dort früher eintrifft und die Umsatzsteuer gleich bleibt. Die Kunden erfahren den neuen Tag; die Rechnung stellt das Unternehmen dieses Lagers.',
  'site_sending.excluded_areas': 'Versendet nicht nach',
  'site_sending.excluded_areas_hint':
    'Nach Land und Anfang der Postleitzahl, etwa ES 35, ES 38 für die Kanarischen Inseln oder GB BT für Nordirland. Gilt für neue Bestellungen; bereits aufgegebene laufen weiter.',
  'site_sending.invalid_excluded_areas':
    'Geben Sie jeweils ein Land und den Anfang einer Postleitzahl ein, etwa ES 35, GB BT',
}
