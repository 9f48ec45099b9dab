const office = (
  org_id: number,
  kind: 'company' | 'headquarters' | 'distribution',
  position: number,
  name: string,
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
})

/** The companies behind the sites and the places in the US, in the order of the footers. All of it is made up, for all to see. */
export const offices = [
  office(
    1,
    'company',
    1,
    'Aster Voorbeeld B.V.',
    ['Voorbeeldkade 1', 'Voorbeelddam', '', '0000 AA', 'NL'],
    ['+31 20 000 0001', 'service.nl'],
    ['KvK 00000001', 'NL000000001B01'],
  ),
  office(
    3,
    'company',
    2,
    'Aster Esempio S.r.l.',
    ['Via Esempio 3', 'Esempio', 'MI', '00003', 'IT'],
    ['+39 02 0000 0003', 'service.it'],
    ['REA MI-0000003', 'IT00000000003'],
  ),
  office(
    7,
    'company',
    3,
    'Aster Example Ltd',
    ['7 Example Street', 'Exampleton', '', 'ZZ1 7ZZ', 'GB'],
    ['+44 20 7946 0007', 'service.gb'],
    ['Company No. 00000007', 'GB000000007'],
  ),
  office(
    8,
    'company',
    4,
    'Aster Exemple SARL',
    ["8 rue de l'Exemple", 'Exempleville', '', '00008', 'FR'],
    ['+33 1 99 00 00 08', 'service.fr'],
    ['RCS Exempleville 000 000 008', 'FR00000000008'],
  ),
  office(
    5,
    'company',
    5,
    'Aster Muster DACH GmbH',
    ['Musterstraße 5', 'Musterstadt', '', '00005', 'DE'],
    ['+49 30 23125 005', 'service.de'],
    ['HRB 00005', 'DE000000005'],
  ),
  office(
    2,
    'headquarters',
    6,
    'Aster Sample Inc.',
    ['100 Example Avenue', 'Sampleton', 'CA', '90000', 'US'],
    ['+1 213 555 0100', 'service.us'],
    ['EIN 00-0000002', ''],
  ),
  office(
    2,
    'distribution',
    7,
    'Aster Sample Distribution Center',
    ['200 Example Road', 'Sampleburg', 'PA', '19000', 'US'],
    ['+1 215 555 0100', 'warehouse.us'],
  ),
]

const named = `Alabama AL, Alaska AK, Arizona AZ, Arkansas AR, California CA, Colorado CO, Connecticut CT, Delaware DE,
  District of Columbia DC, Florida FL, Georgia GA, Hawaii HI, Idaho ID, Illinois IL, Indiana IN, Iowa IA, Kansas KS,
  Kentucky KY, Louisiana LA, Maine ME, Maryland MD, Massachusetts MA, Michigan MI, Minnesota MN, Mississippi MS,
  Missouri MO, Montana MT, Nebraska NE, Nevada NV, New Hampshire NH, New Jersey NJ, New Mexico NM, New York NY,
  North Carolina NC, North Dakota ND, Ohio OH, Oklahoma OK, Oregon OR, Pennsylvania PA, Puerto Rico PR, Rhode Island RI,
  South Carolina SC, South Dakota SD, Tennessee TN, Texas TX, Utah UT, Vermont VT, Virginia VA, Washington WA,
  West Virginia WV, Wisconsin WI, Wyoming WY`

/** The states of the US with the letters that the post uses. */
export const states = named.split(/,\s*/).map((state) => ({
  country: 'US',
  code: state.slice(-2),
  name: state.slice(0, -3),
}))
