import type { texts as en } from './en.ts'

// „Gutschrift“ allein hieße, dass der Kunde abrechnet (§ 14 Abs. 2 UStG).
export const texts: Record<keyof typeof en, string> = {
  'invoice.title': 'Rechnung {number}',
  'invoice.credit_title': 'Rechnungskorrektur {number}',
  'invoice.date': 'Rechnungsdatum',
  'invoice.credit_date': 'Datum der Korrektur',
  'invoice.due_on': 'Fälligkeit',
  'invoice.due_by': 'fällig am {date}',
  'invoice.paid': 'bezahlt',
  'invoice.supplied_on': 'Lieferdatum',
  'invoice.reference': 'Ihr Zeichen',
  'invoice.corrects': 'Korrektur der Rechnung {number} vom {date}',
  'invoice.reason': 'Grund',
  'invoice.position': 'Pos.',
  'invoice.line_net': 'Netto',
  'invoice.carried_forward': 'Übertrag',
  'invoice.brought_forward': 'Übertrag',
  'invoice.goods': 'Warenwert',
  'invoice.net': 'Nettobetrag',
  'invoice.total': 'Gesamtbetrag',
  'invoice.prepaid': 'Bereits bezahlt',
  'invoice.prepaid_on': 'Bezahlt am {date}',
  'invoice.due': 'Zu zahlen',
  'invoice.credited': 'Gutgeschrieben',
  'invoice.vat_rate': 'Steuersatz',
  'invoice.rate': '{rate}\u00a0%',
  'invoice.vat_base': 'Nettobetrag',
  'invoice.vat_amount': 'MwSt.',
  'invoice.vat_local': 'MwSt. in {currency}',
  'invoice.exchange_rates': 'Umrechnungskurs: {rates}, Europäische Zentralbank, {date}',
  'invoice.no_rate_of':
    'Für {currencies} liegt kein aktueller Wechselkurs vor, daher lässt sich die MwSt. dieser Sendung nicht ausweisen. Bitte importieren Sie zuerst die Kurse der Europäischen Zentralbank (npm run import)',
  'invoice.law_intra_eu':
    'Steuerfreie innergemeinschaftliche Lieferung nach Artikel 138 der Richtlinie 2006/112/EG. Reverse Charge: Die Umsatzsteuer schuldet der Leistungsempfänger.',
  'invoice.law_export': 'Steuerfreie Ausfuhrlieferung nach Artikel 146 der Richtlinie 2006/112/EG.',
  'invoice.law_italian_chain':
    'Steuerfrei nach Artikel 58 des italienischen D.L. 331/1993: Die Ware wird in einen anderen Mitgliedstaat versandt.',
  'invoice.vat_numbers': 'USt-IdNr.: {seller} (Lieferant), {buyer} (Kunde)',
  'invoice.pay_by': 'Bitte zahlen Sie bis zum {date} und geben Sie den Verwendungszweck an.',
  'invoice.already_paid': 'Diese Rechnung ist bereits bezahlt. Vielen Dank.',
  'invoice.nothing_due': 'Für diese Rechnung ist nichts zu bezahlen.',
}
