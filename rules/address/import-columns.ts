import { columnReader } from '../list-reader/column-reader.ts'
import { addressFields } from './form.ts'

/** What a book of addresses calls a field: `first_name`. */
export const toColumn = (field: string) => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The columns of a file of addresses, as its template names them. */
export const addressColumns: readonly string[] = ['kind', 'customer_type', ...addressFields.map(toColumn)]

/** What other programs call them. */
export const readAddressColumn = columnReader<string>({
  company:
    'companyname organisation organization firma firmenname unternehmen société raisonsociale entreprise azienda ragionesociale nazwafirmy spółka bedrijf',
  first_name: 'firstname givenname vorname prénom nome imię voornaam',
  last_name: 'lastname surname familyname nachname familienname nomdefamille cognome nazwisko achternaam',
  contact_name:
    'contact contactname attention attn ansprechpartner kontakt zuhänden contatto referente osobakontaktowa contactpersoon',
  address1:
    'address addressline1 street streetaddress straße strasse str adresse anschrift rue voie via indirizzo ulica adres straat',
  address2: 'addressline2 adresszusatz complément complémentadresse dodatkowyadres',
  postcode: 'plz postleitzahl postalcode zip zipcode cp codepostal cap kod kodpocztowy',
  city: 'town place stadt ort wohnort ville commune città comune località miasto miejscowość plaats',
  state: 'province region county bundesland provincia région état województwo',
  country: 'countrycode land ländercode pays codepays paese nazione kraj',
  phone: 'phonenumber telephone tel telefon telefonnummer téléphone telefono numertelefonu telefoon',
  mobile: 'mobilephone mobil handy handynummer portable cellulare telefonkomórkowy komórka mobiel',
  email: 'mail emailaddress courriel posta',
  fax: 'faxnumber faxnummer télécopie',
})
