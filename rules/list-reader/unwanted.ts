const word = (words: string) => `(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`

const refusalWords = [
  'not|none|cancel\\p{L}*|nicht|kein\\p{L}{0,2}|storn\\p{L}*|pas|aucune?|annul\\p{L}*|non|nessun\\p{L}?|nie|anul\\p{L}*|niet|geen',
  'back(?!\\W?order)|zur(?:ü|ue)ck|indietro|terug|z powrotem|returns?|returned|retouren?|retours?|rma|resi|reso|zwrot\\p{L}*|damaged|defective|defekt\\p{L}*|difettos\\p{L}|uszkodzon\\p{L}|gutschrift',
].join('|')

/** Pieces that are not ordered, or by something that is not counted here: of each printer, of a month. */
const others = 'per|pro|je|par|na|each|voor elke'
const countedThings =
  'printers?|drucker|filialen?|standort|stampant[ei]|imprimantes?|drukark\\p{L}*|locations?|stores?|users?|months?|monat|mois|mese|miesi[ąa]c|maand|weeks?|woche|semaine|settimana|tydzie[ńn]'

const unwanted = new RegExp(
  `${word(refusalWords)}|^[^\\p{L}\\p{N}]{0,5}no (?=[\\p{L}-]{0,20}\\d)|${word(`(?:${others}) (?:${countedThings})`)}|(?<=[\\p{L}\\p{N}] ?)[<>≤≥] ?\\d{1,6} ?\\p{L}|−\\d`,
  'iu',
)

/** Whether a line cancels, returns or multiplies: `please cancel 3 W2070A`, `kein W2070A`, `2 pcs per printer`. */
export const isUnwanted = (cell: string) => unwanted.test(cell)

const elsewhere = [
  'lager|lagerbestand|bestand|stock|available|verf[üu]gbar|giacenza|disponibil[ei]|disponibles?|dost[ęe]pn\\p{L}*|voorraad',
  'min|minimum|mindest\\p{L}*|max|maximum|rest|remaining|r[üu]ckstand|backorder|missing|fehlt|fehlen|manca\\p{L}*|brakuje',
  'delivered|geliefert|received|erhalten|livr[ée]e?s?|re[çc]ue?s?|consegnat\\p{L}|ricevut\\p{L}|dostarczon\\p{L}|otrzyman\\p{L}',
].join('|')
const quantity = '(?:qty|quantity|menge|only|nur)?'
// `5 TN2420 on stock`, but no cell of its own that says of the line that it is there.
const there =
  '(?:in|on) stock|(?:auf|am) lager|en stock|[ai]n? magazzino|na (?:stanie|magazynie)|op voorraad|vorhanden|(?:left|(?:ü|ue)brig|missing|fehl(?:t|en))\\W{0,5}$|rimast[ei]|restants?|manca(?:no)?|brakuje'
const counts = new RegExp(`${word(elsewhere)}\\W{0,3}${quantity}\\W{0,3}\\d`, 'iu')
const isThere = new RegExp(word(there), 'iu')

/** Whether pieces are counted that are there, are missing or came already: `Bestand: 12 Stk`, `12 TN2420 auf Lager`. */
export function countsElsewhere(cell: string): boolean {
  const digit = cell.search(/\d/)
  return counts.test(cell) || (digit >= 0 && isThere.test(cell.slice(digit + 1)))
}
