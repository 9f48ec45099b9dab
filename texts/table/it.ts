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
}
