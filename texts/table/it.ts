import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'table.unreadable': 'Il file non è un CSV né un XLSX leggibile. Lo salvi di nuovo',
  'table.letters_of':
    'Il file si può leggere in due modi: “{one}” o “{other}”. Salvalo come XLSX o come “CSV UTF-8” e invialo di nuovo',
  'table.fault_failed': '{column}: una formula senza risultato. Salva i valori al posto delle formule',
  'table.fault_digits':
    '{column}: mancano delle cifre, perché il foglio di calcolo ne ha fatto un numero. Formatta la colonna come testo e inserisci di nuovo il valore',
  'table.fault_day':
    '{column}: il foglio di calcolo ne ha fatto una data. Formatta la colonna come testo e inserisci di nuovo il valore',
  'table.fault_heading':
    '{column}: un valore senza intestazione di colonna. Dia un nome alla colonna o svuoti la cella',
  'table.sheet_of': 'Il file non ha un foglio “{sheet}”. I suoi fogli sono {sheets}',
  'table.read_sheet': 'Letto: foglio “{sheet}”',
  'table.sheet_name': '“{sheet}”',
  'table.also': 'Anche in questo file: {sheets}',
  'table.read_other': 'Leggi invece “{sheet}”',
  'table.ask_sheet': 'Quale foglio va letto?',
  'table.ask_sheet_hint': 'Più fogli di questo file hanno queste colonne. Finora non ne è stato preso nulla.',
  'table.take_sheet': 'Leggi il foglio “{sheet}”',
  'table.ask_letters': 'Quale lettura è giusta?',
  'table.ask_letters_hint':
    'Il file non dice come sono codificate le sue lettere. Scelga la lettura in cui ogni parola è giusta. Finora non ne è stato preso nulla.',
  'table.letters_none': 'Nessuna? Salvi il file come XLSX o come “CSV UTF-8” e lo invii di nuovo.',
  'table.reading': 'Lettura {number}',
  'table.line': 'Riga {line}',
  'table.take_letters': 'Leggi così',
  'table.left_out':
    '{count, plural, one {Tralasciata: # cella accanto alle colonne, {cell}} other {Tralasciate: # celle accanto alle colonne, la prima in {cell}}}',
}
