import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'ship_to.other': 'Andere Adresse, nur für diese Bestellung …',
  'ship_to.other_title': 'Lieferadresse dieser Bestellung',
  'ship_to.keep': 'Auch ins Adressbuch aufnehmen',
  'ship_to.kept_too': 'Kommt mit der Bestellung ins Adressbuch',
  'ship_to.use': 'An diese Adresse liefern',
  'ship_to.change': 'Adresse ändern',
  'ship_to.gone':
    'Die gewählte Adresse steht nicht mehr in Ihrem Adressbuch. Bitte wählen Sie, wohin diese Bestellung geht.',
  'ship_to.choose': 'Bitte wählen …',
  'ship_to.unfinished': 'Bestätigen Sie zuerst die neue Lieferadresse oder wählen Sie eine aus Ihrem Adressbuch.',
}
