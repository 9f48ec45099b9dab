import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'content.parts': 'In questa pagina',
  'content.part_unknown': 'Questa pagina non ha questa parte. Tutto ciò che contiene è qui sotto.',
  'content.empty': 'Qui non c’è ancora nulla',
  'content.empty_hint': 'Ce lo chieda: rispondiamo per e-mail o per telefono.',
  'content.ask': 'Contattaci',
  'faq.description': 'Risposte su account, acquisti, ordini, garanzia e resi.',
  'faq.search': 'Cerca nelle risposte',
  'faq.found': '{count, plural, =0 {Nessuna risposta trovata} one {# risposta} other {# risposte}}',
  'faq.none_hint': 'Provi un’altra parola o ci scriva.',
  'faq.link': 'Link a questa risposta',
  'faq.unknown': 'A questo link non c’è più alcuna risposta. Tutte le risposte sono qui sotto.',
  'faq.part_account': 'Account',
  'faq.part_shopping': 'Acquisti',
  'faq.part_orders': 'Ordini',
  'faq.part_afterSale': 'Assistenza e resi',
  'content.about_title': 'Chi siamo',
  'content.about_description':
    'Aster: missione, profilo, stabilimenti, perché Aster, responsabilità sociale e qualità.',
  'content.notice_title': 'Avvisi',
  'content.notice_description': 'Novità dal negozio Aster del Suo Paese.',
  'content.notice_none': 'Al momento non ci sono avvisi',
  'content.notice_none_hint': 'Qui compaiono le novità su consegne, orari e catalogo.',
}
