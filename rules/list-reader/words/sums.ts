/** What names a sum, a charge or a tax below the lines of an order, in the languages of those who write. */
const sums = [
  'total totals subtotal sum grandtotal vat tax shipping freight postage delivery handling discount payable due balance',
  'summe gesamt gesamtsumme gesamtbetrag gesamtpreis gesamtmenge gesamtanzahl gesamtwert zwischensumme endsumme endbetrag nettosumme bruttosumme nettobetrag bruttobetrag mwst ust mehrwertsteuer umsatzsteuer versand versandkosten fracht porto rabatt skonto zahlbetrag',
  'totaux sous-total somme tva port frais livraison transport remise escompte',
  'totale totali subtotale somma iva trasporto spedizione sconto imponibile',
  'razem suma łącznie ogółem vat podatek dostawa wysyłka przesyłka transport rabat',
  'totaal totaalbedrag subtotaal btw verzending verzendkosten korting',
]

/** What stands beside such a word: of what the sum is, and how. */
const beside = [
  'grand sub order orders amount value price quantity qty pieces pcs units items lines net gross excl incl excluding including ex inc without with plus of the to pay free eur usd gbp pln',
  'netto brutto betrag preis wert menge anzahl stück stk positionen artikel auftrag bestellung auftragswert bestellwert inkl exkl zzgl ohne mit ohne der des zu zahlen frei gesetzliche',
  'ht ttc montant prix valeur quantité qté pièces articles lignes commande général hors toutes taxes comprises net brut à payer de la du des franco',
  'importo prezzo valore quantità qta pezzi articoli righe ordine generale netto lordo esclusa inclusa compresa da pagare di del dell complessivo',
  'kwota cena wartość ilość sztuk szt pozycji zamówienia zamówienie netto brutto bez do zapłaty zł koszt',
  'bedrag prijs waarde aantal stuks regels bestelling te betalen van de',
]

const toSet = (lists: readonly string[]) => new Set(lists.flatMap((list) => list.split(' ')))
const sumWords = toSet(sums)
const allWords = new Set([...sumWords, ...toSet(beside)])

/** Whether words name a sum, and nothing else: `Total HT`, `MwSt 19 %`. */
export function nameSum(words: readonly string[]): boolean {
  const plain = words.map((word) => word.toLowerCase())
  return plain.some((word) => sumWords.has(word)) && plain.every((word) => allWords.has(word))
}
