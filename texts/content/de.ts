import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'content.parts': 'Auf dieser Seite',
  'content.part_unknown': 'Diesen Teil gibt es auf dieser Seite nicht. Alles, was sie hat, steht hier.',
  'content.empty': 'Hier steht noch nichts',
  'content.empty_hint': 'Fragen Sie uns: Wir antworten per E-Mail oder Telefon.',
  'content.ask': 'Fragen Sie uns',
  'content.faq_description': 'Antworten zu Konto, Einkauf, Bestellungen sowie Garantie und Rückgabe.',
  'faq.search': 'In den Antworten suchen',
  'faq.found': '{count, plural, =0 {Keine Antwort passt} one {# Antwort} other {# Antworten}}',
  'faq.none_hint': 'Versuchen Sie ein anderes Wort oder fragen Sie uns.',
  'faq.link': 'Link zu dieser Antwort',
  'faq.unknown': 'Unter diesem Link gibt es keine Antwort mehr. Alle Antworten stehen hier.',
  'faq.part_account': 'Konto',
  'faq.part_shopping': 'Einkauf',
  'faq.part_orders': 'Bestellungen',
  'faq.part_afterSale': 'Garantie und Rückgabe',
  'content.about_title': 'Über uns',
  'content.about_description':
    'Aster: Auftrag, Unternehmen, Produktionsstätten, warum wir, gesellschaftliche Verantwortung und Qualität.',
  'content.notice_title': 'Mitteilungen',
  'content.notice_description': 'Neues aus dem Aster-Shop Ihres Landes.',
  'content.notice_none': 'Zurzeit gibt es keine Mitteilungen',
  'content.notice_none_hint': 'Was sich an Lieferungen, Zeiten oder Katalog ändert, erscheint hier.',
}
