import { columnReader } from '../list-reader/column-reader.ts'
import { isColumn } from '../list-reader/columns.ts'
import type { BulkField } from './bulk-order.ts'

/** What other programs call the columns of addresses and orders, beside the names of the template. */
const readField = columnReader<BulkField>({
  reference:
    'ref po ponumber orderno ordernumber order yourreference bestellung auftrag auftragsnummer ihrereferenz commande numerocommande refcommande ordine numeroordine riford zamówienie numerzamówienia nrzamówienia referencja',
  company:
    'companyname organisation organization kunde empfänger raisonsociale entreprise ragionesociale nazwafirmy spółka',
  name: 'contact contactname recipient attention attn ansprechpartner kontakt zuhänden destinataire contatto referente odbiorca imięinazwisko',
  address:
    'address1 addressline1 street streetaddress straße strasse str adresse anschrift rue voie via indirizzo ulica adres straat',
  postcode: 'plz postalcode zip zipcode cp codepostal cap kod kodpocztowy',
  city: 'town place stadt ort wohnort ville commune città citta comune località miasto plaats',
  state: 'province region county bundesland provincia région etat województwo',
  country: 'countrycode land ländercode pays codepays paese nazione kraj',
  phone: 'phonenumber telephone tel mobile telefonnummer téléphone telefono numertelefonu',
  email: 'mail emailaddress courriel posta',
})

/** The field that a column is for by its heading; undefined where that says nothing. */
export function readBulkField(heading: string): BulkField | undefined {
  const field = readField(heading)
  if (field) return field
  if (isColumn('quantity', heading)) return 'quantity'
  return isColumn('number', heading) ? 'number' : undefined
}
