import { type ColumnRole, plainWord } from './layout.ts'

type NamedRole = Exclude<ColumnRole, 'none' | 'account' | 'currency'>

/** What banks call their columns, in the five languages and in Dutch; of two names for one role the earlier is meant. */
const namesByRole: Readonly<Record<NamedRole, readonly string[]>> = {
  bookedOn: [
    'BUCHUNGSTAG|BUCHUNGSDATUM|BUCHUNG|POSTING DATE|POST DATE|POSTED DATE|DATE POSTED|BOOKING DATE|BOOKED ON',
    'DATA KSI[EĘ]GOWANIA|DATE (?:DE )?COMPTABLE|DATE DE COMPTABILISATION|DATA CONTABILE|DATA REGISTRAZIONE|BOEKDATUM|BOEKINGSDATUM',
    `DATA OPERACJI|DATA TRANSAKCJI|DATE (?:D['’]|DE L['’]|DE )?OP[EÉ]RATION|DATE (?:DE )?TRANSACTION|DATA OPERAZIONE|TRANSACTION DATE`,
    'DATUM|DATE|DATA',
  ],
  valueOn: [
    'VALUTA(?:DATUM|TAG)?|WERTSTELLUNG(?:STAG)?|VALUE DATE|DATE (?:DE )?VALEUR|DATA VALUTA|DATA WALUTY|RENTEDATUM',
  ],
  amount: ['BETRAG|UMSATZ|AMOUNT|TRANSACTION AMOUNT|MONTANT|IMPORTO|KWOTA|KWOTA OPERACJI|KWOTA TRANSAKCJI|BEDRAG'],
  amountIn: [
    'CR[EÉ]DITS?|CREDIT AMOUNT|MONTANT CR[EÉ]DIT|DEPOSITS?|PAID IN|MONEY IN|GUTSCHRIFT|HABEN|ENTRATE|ACCREDITI|AVERE|WPŁYWY|UZNANIA|RECETTES',
  ],
  amountOut: [
    'D[EÉ]BITS?|DEBIT AMOUNT|MONTANT D[EÉ]BIT|WITHDRAWALS?|PAID OUT|MONEY OUT|BELASTUNG|LASTSCHRIFT|SOLL|USCITE|ADDEBITI|DARE|WYDATKI|OBCI[AĄ][ZŻ]ENIA|D[EÉ]PENSES',
  ],
  side: [
    'AF ?/? ?BIJ|CREDIT ?/ ?DEBIT|DEBIT ?/ ?CREDIT|DR ?/ ?CR|CR ?/ ?DR|SOLL ?/ ?HABEN|S ?/ ?H|C ?/ ?D|D ?/ ?C|SENS|SEGNO',
  ],
  payer: [
    'NAME ZAHLUNGSBETEILIGTER|BEG(?:Ü|UE|U)NSTIGTER? ?/ ?(?:ZAHLUNGSPFLICHTIGER?|AUFTRAGGEBER)|AUFTRAGGEBER ?/ ?(?:EMPF(?:Ä|AE)NGER|BEG(?:Ü|UE)NSTIGTER)',
    'AUFTRAGGEBER|ZAHLUNGSPFLICHTIGER?|PAYER|PAYEE|COUNTERPARTY(?: NAME)?|NADAWCA(?: ?/ ?ODBIORCA)?|KONTRAHENT|DANE KONTRAHENTA|ORDINANTE|CONTROPARTE|NOM (?:DE LA )?CONTREPARTIE|CONTREPARTIE|NAAM TEGENPARTIJ|NAME|NAAM|NOM',
  ],
  payerAccount: [
    'IBAN ZAHLUNGSBETEILIGTER|KONTONUMMER(?: ?/ ?IBAN)?|TEGENREKENING(?: IBAN(?: ?/ ?BBAN)?)?|NUMER KONTA|NR RACHUNKU KONTRAHENTA|COMPTE (?:DE LA )?CONTREPARTIE|COUNTERPARTY (?:ACCOUNT|IBAN)|ACCOUNT NUMBER|IBAN',
  ],
  words: [
    'VERWENDUNGSZWECK|BUCHUNGSTEXT|DESCRIPTION ?\\d{0,2}|MEMO|DETAILS|LIBELL[EÉ](?: .{1,20})?|COMMUNICATIONS?|INFORMATIONS COMPLEMENTAIRES|DESCRIZIONE(?: OPERAZIONE)?|CAUSALE|OPIS(?: OPERACJI)?|TYTU[LŁ]|OMSCHRIJVING(?:-\\d)?|MEDEDELINGEN|REMITTANCE INFORMATION|NARRATIVE',
  ],
  reference: [
    'TRANSACTION ID|BANK REFERENCE|REFERENCE NUMBER|BUCHUNGSREFERENZ|N° DE TRANSACTION|NUM[EÉ]RO DE TRANSACTION|NUMER REFERENCYJNY|ID (?:OPERACJI|TRANSAKCJI)|TRANSACTIEREFERENTIE|ID TRANSAZIONE',
  ],
  balance: [
    'SALDO(?: NACH BUCHUNG| PO OPERACJI| PO TRANSAKCJI| NA TRN)?|BALANCE|RUNNING BAL(?:ANCE|\\.)?|BALANCE AFTER|SOLDE(?: APR[EÈ]S OP[EÉ]RATION)?|KONTOSTAND',
  ],
  status: ['STATUS|STATE|INFO|STAN|STATO|[EÉ]TAT'],
}

const patterns = new Map(
  Object.entries(namesByRole).map(([role, names]) => [
    role as NamedRole,
    // The currency that stands behind a name says nothing of the column.
    names.map((name) => new RegExp(`^#?(?:${name})(?: ?\\(?(?:EUR|USD|GBP|PLN|CHF|€|\\$)\\)?)?$`, 'u')),
  ]),
)

/** The columns that banks give a role by their names: those of the name that is surest. */
export function findNamed(names: readonly string[], role: NamedRole): number[] {
  const plain = names.map((name) => plainWord(name.replaceAll('_', ' ')))
  for (const pattern of patterns.get(role) ?? []) {
    const found = plain.flatMap((name, at) => (pattern.test(name) ? [at] : []))
    if (found.length > 0) return found
  }
  return []
}

/** How many of some cells are names of columns. */
export const countNamed = (cells: readonly string[]) =>
  new Set([...patterns.keys()].flatMap((role) => findNamed(cells, role))).size

/** Words of banks for what is booked and what is not, for credits and debits. */
export const knownWords = {
  booked:
    'BOOKED|POSTED|CLEARED|COMPLETED|GEBUCHT|UMSATZ GEBUCHT|COMPTABILIS[EÉ]E?|CONTABILIZZATO|ZAKSI[EĘ]GOWAN[AEY]|GEBOEKT',
  pending:
    'PENDING|PROCESSING|VORGEMERKT|UMSATZ VORGEMERKT|EN ATTENTE|IN ATTESA|OCZEKUJ[AĄ]C[AEY]|W TRAKCIE|GERESERVEERD',
  credit: 'CREDIT|CR|C|BIJ|H|HABEN|GUTSCHRIFT|AVERE|CR[EÉ]DIT|UZNANIE|\\+',
  debit: 'DEBIT|DR|DB|D|AF|S|SOLL|LASTSCHRIFT|DARE|D[EÉ]BIT|OBCI[AĄ][ZŻ]ENIE|-',
} as const

const wordPatterns = new Map(
  Object.entries(knownWords).map(([what, words]) => [what, new RegExp(`^(?:${words})$`, 'u')]),
)

/** Whether banks say one of these by a word. */
export const isKnownWord = (what: keyof typeof knownWords, word: string) =>
  wordPatterns.get(what)?.test(plainWord(word)) === true
