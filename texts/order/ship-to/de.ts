import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'ship_to.other': 'Andere Adresse, nur für diese Bestellung …',
  'ship_to.other_title': 'Lieferadresse dieser Bestellung',
  'ship_to.keep': 'Auch im Adressbuch speichern',
  'ship_to.kept_too': 'Wird mit der Bestellung im Adressbuch gespeichert',
  'ship_to.use': 'An diese Adresse liefern',
  'ship_to.change': 'Adresse ändern',
  'ship_to.gone':
    'Die gewählte Adresse steht nicht mehr in Ihrem Adressbuch. Bitte wählen Sie, wohin wir liefern sollen.',
  'ship_to.choose': 'Bitte wählen …',
  'ship_to.unfinished': 'Bestätigen Sie zuerst die neue Lieferadresse oder wählen Sie eine aus Ihrem Adressbuch.',
}
