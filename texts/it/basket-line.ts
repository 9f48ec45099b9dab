import type { basketLine as en } from '../en/basket-line.ts'

export const basketLine: Record<keyof typeof en, string> = {
  'basket_line.empty': 'Il carrello è vuoto',
  'basket_line.empty_hint': 'Cercare un prodotto per codice o stampante e aggiungerlo.',
  'basket_line.summary':
    '{lines, plural, one {# articolo} other {# articoli}}, {pieces, plural, one {# pezzo} other {# pezzi}}',
  'basket_line.total_excl': 'Totale IVA esclusa',
  'basket_line.line_price': 'Importo',
  'basket_line.unit_price': 'Prezzo unitario',
  'basket_line.quantity': 'Quantità',
  'basket_line.cust_number': 'Vostro codice articolo',
  'basket_line.select_all': 'Seleziona tutto',
  'basket_line.select': 'Seleziona {number}',
  'basket_line.remove': 'Togli {number} dal carrello',
  'basket_line.remove_selected': 'Elimina selezionati',
  'basket_line.remove_sure': 'Eliminare {count, plural, one {questo articolo} other {questi # articoli}} dal carrello?',
  'basket_line.removed': 'Eliminato!',
  'basket_line.back_order':
    '{later} su {quantity} in arretrato: il resto parte ora, l’arretrato appena disponibile. In alternativa, ridurre la quantità.',
  'basket_line.back_order_all': '{quantity} su {quantity} in arretrato: spedizione appena disponibili.',
  'basket_line.price_changed': 'Al momento dell’inserimento il prezzo era {before}',
  'basket_line.view': 'Vedi carrello',
  'basket_line.check_out': 'Vai alla cassa',
  'basket_line.check_out_price': 'Vai alla cassa · {price}',
  'basket_line.taken_back': 'Non modificato: {reason}',
}
