// The columns of a Buchungsstapel in format version 13, as DATEV names them (developer.datev.de, file format "DATEV-Format"). A program
// knows them by their place, so each is written, also those that stay empty.

/** Texts stand in quotation marks, also where they are empty; numbers and days never do. */
const text = new Set<string>()
const named = (kind: 'text' | 'number', ...names: string[]) => {
  if (kind === 'text') for (const name of names) text.add(name)
  return names
}

const pairs = (most: number, art: string, content: string) =>
  Array.from({ length: most }, (_, at) => named('text', `${art} ${at + 1}`, `${content} ${at + 1}`)).flat()

export const datevColumns: readonly string[] = [
  ...named('number', 'Umsatz (ohne Soll/Haben-Kz)'),
  ...named('text', 'Soll/Haben-Kennzeichen', 'WKZ Umsatz'),
  ...named('number', 'Kurs', 'Basis-Umsatz'),
  ...named('text', 'WKZ Basis-Umsatz'),
  ...named('number', 'Konto', 'Gegenkonto (ohne BU-Schlüssel)'),
  ...named('text', 'BU-Schlüssel'),
  ...named('number', 'Belegdatum'),
  ...named('text', 'Belegfeld 1', 'Belegfeld 2'),
  ...named('number', 'Skonto'),
  ...named('text', 'Buchungstext'),
  ...named('number', 'Postensperre'),
  ...named('text', 'Diverse Adressnummer'),
  ...named('number', 'Geschäftspartnerbank', 'Sachverhalt', 'Zinssperre'),
  ...named('text', 'Beleglink'),
  ...pairs(8, 'Beleginfo - Art', 'Beleginfo - Inhalt'),
  ...named('text', 'KOST1 - Kostenstelle', 'KOST2 - Kostenstelle'),
  ...named('number', 'Kost-Menge'),
  ...named('text', 'EU-Land u. UStID (Bestimmung)'),
  ...named('number', 'EU-Steuersatz (Bestimmung)'),
  ...named('text', 'Abw. Versteuerungsart'),
  ...named('number', 'Sachverhalt L+L', 'Funktionsergänzung L+L', 'BU 49 Hauptfunktionstyp'),
  ...named('number', 'BU 49 Hauptfunktionsnummer', 'BU 49 Funktionsergänzung'),
  ...pairs(20, 'Zusatzinformation - Art', 'Zusatzinformation- Inhalt'),
  ...named('number', 'Stück', 'Gewicht', 'Zahlweise'),
  ...named('text', 'Forderungsart'),
  ...named('number', 'Veranlagungsjahr', 'Zugeordnete Fälligkeit', 'Skontotyp'),
  ...named('text', 'Auftragsnummer', 'Buchungstyp'),
  ...named('number', 'USt-Schlüssel (Anzahlungen)'),
  ...named('text', 'EU-Land (Anzahlungen)'),
  ...named('number', 'Sachverhalt L+L (Anzahlungen)', 'EU-Steuersatz (Anzahlungen)', 'Erlöskonto (Anzahlungen)'),
  ...named('text', 'Herkunft-Kz', 'Buchungs GUID'),
  ...named('number', 'KOST-Datum'),
  ...named('text', 'SEPA-Mandatsreferenz'),
  ...named('number', 'Skontosperre'),
  ...named('text', 'Gesellschaftername'),
  ...named('number', 'Beteiligtennummer'),
  ...named('text', 'Identifikationsnummer', 'Zeichnernummer'),
  ...named('number', 'Postensperre bis'),
  ...named('text', 'Bezeichnung SoBil-Sachverhalt'),
  ...named('number', 'Kennzeichen SoBil-Buchung', 'Festschreibung', 'Leistungsdatum', 'Datum Zuord. Steuerperiode'),
  ...named('number', 'Fälligkeit'),
  ...named('text', 'Generalumkehr (GU)'),
  ...named('number', 'Steuersatz'),
  ...named('text', 'Land', 'Abrechnungsreferenz'),
  ...named('number', 'BVV-Position'),
  ...named('text', 'EU-Land u. UStID (Ursprung)'),
  ...named('number', 'EU-Steuersatz (Ursprung)', 'Abw. Skontokonto'),
]

/** Whether a column holds a text. */
export const isTextColumn = (name: string) => text.has(name)
