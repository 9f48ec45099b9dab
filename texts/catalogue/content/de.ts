import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'content.parts': 'Auf dieser Seite',
  'content.part_unknown': 'Diesen Abschnitt gibt es auf dieser Seite nicht. Alle anderen stehen hier.',
  'content.empty': 'Hier steht noch nichts',
  'content.empty_hint': 'Fragen Sie uns: Wir antworten per E-Mail oder Telefon.',
  'content.ask': 'Fragen Sie uns',
  'faq.description': 'Antworten zu Konto, Einkauf, Bestellungen sowie Garantie und Rückgabe.',
  'faq.search': 'In den Antworten suchen',
  'faq.found': '{count, plural, =0 {Keine Antworten gefunden} one {# Antwort} other {# Antworten}}',
  'faq.none_hint': 'Versuchen Sie einen anderen Begriff oder fragen Sie uns.',
  'faq.link': 'Link zu dieser Antwort',
  'faq.unknown': 'Diese Antwort gibt es nicht mehr. Alle Antworten stehen hier.',
  'faq.part_account': 'Konto',
  'faq.part_shopping': 'Einkauf',
  'faq.part_orders': 'Bestellungen',
  'faq.part_afterSale': 'Garantie und Rückgabe',
  'content.about_title': 'Über uns',
  'content.about_description':
    'Aster: Mission, Unternehmen, Produktionsstätten, Gründe für Aster, gesellschaftliche Verantwortung und Qualität.',
  'content.notice_title': 'Mitteilungen',
  'content.notice_description': 'Neues aus dem Aster-Shop Ihres Landes.',
  'content.notice_none': 'Zurzeit gibt es keine Mitteilungen',
  'content.notice_none_hint': 'Änderungen bei Lieferungen, Servicezeiten oder Katalog erscheinen hier.',
}
