import { sql } from 'kysely'
import type { Tx } from '../../../server/db/database.ts'

/** Further addresses of the demo's customers, each of them visibly made up. */
const furtherAddresses = [
  {
    custnum: 'C80001',
    kind: 'nonRegular',
    customer_type: 'private',
    first_name: 'Paul',
    last_name: 'Exemple',
    address1: "3 allée de l'Exemple",
    city: 'Nantes',
    postcode: '44000',
    country: 'FR',
    mobile: '06 39 98 00 01',
    email: 'paul@demo.example',
  },
  {
    custnum: 'C80001',
    kind: 'nonRegular',
    company: 'Librairie Exemple',
    contact_name: 'Accueil',
    address1: '12 quai Exemple',
    city: 'Bordeaux',
    postcode: '33000',
    country: 'FR',
    phone: '+33 1 99 00 08 12',
    email: 'librairie@demo.example',
  },
  {
    custnum: 'C10001',
    kind: 'nonRegular',
    company: 'Drukkerij Voorbeeld',
    contact_name: 'Magazijn, deur 4',
    address1: 'Voorbeeldlaan 44',
    city: 'Eindhoven',
    postcode: '5600 AA',
    country: 'NL',
    phone: '+31 40 000 0104',
    mobile: '+31 6 0000 0104',
    email: 'magazijn@demo.example',
  },
  {
    custnum: 'C10001',
    kind: 'billing',
    company: 'Voorbeeld Holding B.V.',
    address1: 'Voorbeeldplein 9',
    city: 'Den Haag',
    postcode: '2500 AA',
    country: 'NL',
    phone: '+31 70 000 0109',
    email: 'facturen@demo.example',
    fax: '+31 70 000 0108',
  },
  {
    custnum: 'C50001',
    kind: 'nonRegular',
    company: 'Musterschule am Beispielplatz',
    contact_name: 'Hausmeisterei',
    address1: 'Beispielplatz 2',
    address2: 'Hintereingang',
    city: 'Leipzig',
    postcode: '04109',
    country: 'DE',
    phone: '+49 30 23125 502',
  },
]

/** Needs the customers. */
export const seedFurtherAddresses = (tx: Tx) =>
  sql`
    insert into addresses (customer_id, kind, is_default, customer_type, company, first_name, last_name, contact_name,
                           address1, address2, city, postcode, country, phone, mobile, email, fax)
    select c.id, a.kind, a.kind = 'nonRegular' and row_number() over (partition by c.id, a.kind order by a.address1) = 1,
           coalesce(a.customer_type, 'professional'), coalesce(a.company, ''), coalesce(a.first_name, ''),
           coalesce(a.last_name, ''), coalesce(a.contact_name, ''), a.address1, coalesce(a.address2, ''), a.city,
           a.postcode, a.country, coalesce(a.phone, ''), coalesce(a.mobile, ''), coalesce(a.email, ''), coalesce(a.fax, '')
      from json_to_recordset(${JSON.stringify(furtherAddresses)})
        as a (custnum text, kind text, customer_type text, company text, first_name text, last_name text,
              contact_name text, address1 text, address2 text, city text, postcode text, country text, phone text,
              mobile text, email text, fax text)
      join customers c using (custnum)
  `.execute(tx)
