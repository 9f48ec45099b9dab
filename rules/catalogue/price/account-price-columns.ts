import { columnReader } from '../../list-reader/column-reader.ts'

/** What the columns of a file of account prices are for. */
export const accountPriceColumns = ['number', 'oem_number', 'product', 'account', 'price'] as const
export type AccountPriceColumn = (typeof accountPriceColumns)[number]

/**
 * What other programs call them. A price that is not what the customer asks, as a list price or a purchase price, is none of these.
 */
export const readAccountPriceColumn = columnReader<AccountPriceColumn>({
  number:
    'itemnumber itemno item article articlenumber articleno productnumber productno sku artikelnummer artikelnr artikel artnr bestellnummer référence ref codearticle numéroarticle codice codicearticolo articolo numerkatalogowy nrkatalogowy numerartykułu nrartykułu indeks kod symbol artikelcode',
  account:
    'salesrep seller username benutzername benutzer verkäufer vendeur utilisateur venditore utente sprzedawca użytkownik',
  price:
    'unitprice netprice sellingprice yourprice preis einzelpreis stückpreis nettopreis verkaufspreis prix prixunitaire prixnet prixht prezzo prezzounitario prezzonetto cena cenajednostkowa cenanetto cenasprzedaży prijs stuksprijs',
})
