type Office = { org_id: number; kind: 'company' | 'headquarters' | 'distribution'; position: number; name: string }

const office = (
  { org_id, kind, position, name }: Office,
  [address1, city, state, postcode, country]: [string, string, string, string, string],
  [phone, mailbox]: [string, string],
  [registration_number, vat_number]: [string, string] = ['', ''],
) => ({
  org_id,
  kind,
  position,
  name,
  address1,
  city,
  state,
  postcode,
  country,
  phone,
  email: `${mailbox}@aster.example`,
  registration_number,
  vat_number,
  ...paymentNotes(country),
})

/** As French law wants it said on invoices. */
const paymentNotes = (country: string) =>
  country === 'FR'
    ? {
        late_penalty:
          'Pénalités de retard : trois fois le taux d’intérêt légal, exigibles dès le lendemain de l’échéance.',
        recovery_fee: 'Indemnité forfaitaire pour frais de recouvrement : 40 euros.',
        early_discount: 'Pas d’escompte pour paiement anticipé.',
      }
    : { late_penalty: '', recovery_fee: '', early_discount: '' }

/** The companies behind the sites and the places in the US, in the order of the footers. All of it is made up, for all to see. */
export const offices = [
  office(
    { org_id: 1, kind: 'company', position: 1, name: 'Aster Voorbeeld B.V.' },
    ['Voorbeeldkade 1', 'Voorbeelddam', '', '0000 AA', 'NL'],
    ['+31 20 000 0001', 'service.nl'],
    ['KvK 00000001', 'NL000000001B01'],
  ),
  office(
    { org_id: 3, kind: 'company', position: 2, name: 'Aster Esempio S.r.l.' },
    ['Via Esempio 3', 'Esempio', 'MI', '00003', 'IT'],
    ['+39 02 0000 0003', 'service.it'],
    ['REA MI-0000003', 'IT00000030155'],
  ),
  office(
    { org_id: 7, kind: 'company', position: 3, name: 'Aster Example Ltd' },
    ['7 Example Street', 'Exampleton', '', 'ZZ1 7ZZ', 'GB'],
    ['+44 20 7946 0007', 'service.gb'],
    ['Company No. 00000007', 'GB000000007'],
  ),
  office(
    { org_id: 8, kind: 'company', position: 4, name: 'Aster Exemple SARL' },
    ["8 rue de l'Exemple", 'Exempleville', '', '00008', 'FR'],
    ['+33 1 99 00 00 08', 'service.fr'],
    ['RCS Exempleville 000 000 008', 'FR00000000008'],
  ),
  office(
    { org_id: 5, kind: 'company', position: 5, name: 'Aster Muster DACH GmbH' },
    ['Musterstraße 5', 'Musterstadt', '', '00005', 'DE'],
    ['+49 30 23125 005', 'service.de'],
    ['HRB 00005', 'DE000000005'],
  ),
  office(
    { org_id: 2, kind: 'headquarters', position: 6, name: 'Aster Sample Inc.' },
    ['100 Example Avenue', 'Sampleton', 'CA', '90000', 'US'],
    ['+1 213 555 0100', 'service.us'],
    ['EIN 00-0000002', ''],
  ),
  office(
    { org_id: 2, kind: 'distribution', position: 7, name: 'Aster Sample Distribution Center' },
    ['200 Example Road', 'Sampleburg', 'PA', '19000', 'US'],
    ['+1 215 555 0100', 'warehouse.us'],
  ),
  // The Dutch company once more: it sells from its warehouse in Poland under a number of that country.
  office(
    { org_id: 11, kind: 'company', position: 8, name: 'Aster Voorbeeld B.V.' },
    ['Voorbeeldkade 1', 'Voorbeelddam', '', '0000 AA', 'NL'],
    ['+48 22 000 00 11', 'service.pl'],
    ['KvK 00000001', 'PL0000000011'],
  ),
]
