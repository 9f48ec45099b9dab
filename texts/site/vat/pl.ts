import type { texts as en } from './en.ts'

export const texts: typeof en = {
  'vat.domestic': 'VAT kraju dostawy',
  'vat.intra_eu': 'Wewnątrzwspólnotowa dostawa towarów, VAT rozlicza nabywca (odwrotne obciążenie)',
  'vat.italian_chain': 'Włoska transakcja łańcuchowa, bez VAT: towar jedzie z Włoch do Państwa klienta',
  'vat.ship_from_rate': 'VAT kraju wysyłki',
  'vat.export': 'Eksport, zwolniony z VAT',
  'vat.none_us': 'Bez VAT; podatek od sprzedaży (sales tax) tam, gdzie obowiązuje',
}
