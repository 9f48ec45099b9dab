/** What numbers things that are no goods: the digits after it are neither pieces nor a product. `TN-2420 Filiale 12`, `PO 4500012345`. */
const things = [
  'p\\.?o|orders?|bestell\\p{L}*|auftrag\\p{L}*|komm(?:ission)?|commandes?|ordin[ei]|ordre|zam[óo]wieni\\p{L}*',
  'our|ours|unsere?|notre|nostr[oa]|nasz\\p{L}*|own|eigene?|intern\\p{L}*|kd|kund\\p{L}*|cust\\p{L}*|clients?|client[ei]|klient\\p{L}*|klant\\p{L}*',
  'pro[jy]e[ck]\\p{L}*|kst|kostenst\\p{L}*|cost|cent(?:er|re|ro)|mpk|abteilung|abt|dept|department|reparto|dzia[łl]|afdeling|service',
  'filiale|branch|store|shop|laden|markt|sklep|oddzia[łl]|negozio|magasin|succursale|sede|winkel|vestiging|standort|location|agence',
  'room|raum|zimmer|pok[óo]j|b[üu]ro|office|ufficio|stanza|bureau|kamer|biuro|salle|aula|klasse|class',
  'geb[äa]ude|building|b[âa]timent|edificio|budynek|floor|etage|[ée]tage|piano|pi[ęe]tro|verdieping|stock|haus|house|block|gate|tor|rampe|dock',
  'kw|week|woche|semaine|settimana|tydzie[ńn]|iso(?:/iec)?|iec|din|lot|los|batch|charge|regal|shelf|fach|schrank|serial|s/n|sn',
].join('|')

/** What numbers anything, also a product: only the pieces are never meant. */
const counters = [
  'nr|no|n[°º]?|[àá]|num|numero|num[ée]ro|number|nummer|numer|#|pos|position|poz|pozycja|lp|line|zeile|riga|ligne|regel|wiersz',
  'page|seite|pagina|strona|version|rev|ref|r[ée]f|rif|tel|fax|ext|type|typ|tipo|model|modell[oe]?|mod[èe]le',
  'january|february|march|april|june|july|august|september|october|november|december|sept|nov|dec|dez|okt|oct',
  'januar|februar|märz|mai|juni|juli|oktober|dezember|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto',
  'settembre|ottobre|novembre|dicembre|janvier|f[ée]vrier|mars|avril|juin|juillet|ao[ûu]t|septembre|octobre|d[ée]cembre',
  'price|preis|einzelpreis|prix|prezzo|cena|prijs|total|summe|gesamt|totale|razem|suma|totaal|ek|vk|net|netto|mwst|vat|tva|iva|btw|rabatt|discount|remise|sconto|rabat|korting',
  'stock|bestand|lagerbestand|lager|verf[üu]gbar|available|giacenza|disponibile|disponible|stan|dost[ęe]pne|voorraad|ean',
].join('|')

const yields = 'yield|reichweite|kapazit[äa]t|pages|seiten|pagine|stron'

const thing = new RegExp(`^(?:${things})[.:]?$`, 'iu')
const counter = new RegExp(`^(?:${counters})[.:]?$`, 'iu')
const ofYield = new RegExp(`^(?:${yields})[.:]?$`, 'iu')

/** Whether a word says that the number after it names no product. */
export const labelsThing = (word: string | undefined) => word !== undefined && thing.test(word)

/** Whether a word says that a number after it counts pages: nothing prints fewer than a hundred, `CF259X high yield 4`. */
export const labelsYield = (word: string | undefined, number: string) =>
  word !== undefined && ofYield.test(word) && number.length > 2

/** Whether a word says that the number after it counts no pieces. */
export const labelsNumber = (word: string | undefined) => word !== undefined && (thing.test(word) || counter.test(word))
