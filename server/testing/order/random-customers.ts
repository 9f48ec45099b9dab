import type { Dice } from './random-shop.ts'
import {
  northernIrish,
  outsideOfVat,
  type Product,
  type RandomRequest,
  type Shop,
  type Site,
} from './second-sum-facts.ts'

/** VAT numbers, made up with right check digits, of every member state, and who gave them. */
const ofStates = [
  ...[
    ['ATU13585627', 'AT'],
    ['BE0428759497', 'BE'],
    ['BG175074752', 'BG'],
    ['CY10259033P', 'CY'],
  ],
  ...[
    ['CZ25123891', 'CZ'],
    ['DE136695976', 'DE'],
    ['DK13585628', 'DK'],
    ['EE100931558', 'EE'],
  ],
  ...[
    ['EL094259216', 'GR'],
    ['ESB58378431', 'ES'],
    ['FI20774740', 'FI'],
    ['FR40303265045', 'FR'],
  ],
  ...[
    ['HR33392005961', 'HR'],
    ['HU12892312', 'HU'],
    ['IE6433435F', 'IE'],
    ['IT00743110157', 'IT'],
  ],
  ...[
    ['LT119511515', 'LT'],
    ['LU15027442', 'LU'],
    ['LV40003521600', 'LV'],
    ['MT11679112', 'MT'],
  ],
  ...[
    ['NL000099998B57', 'NL'],
    ['PL8567346215', 'PL'],
    ['PT501964843', 'PT'],
    ['RO18547290', 'RO'],
  ],
  ...[
    ['SE123456789701', 'SE'],
    ['SI50223054', 'SI'],
    ['SK2022749619', 'SK'],
    ['de 136.695.976', 'DE'],
  ],
] as const
const ofNorthernIreland = ['XI999999973', 'XI'] as const
/** Other countries, unknown letters, wrong check digits, too short, none. */
const worthless = [
  ...['GB999999973', 'CHE107787577', 'NO123456785', 'US123456789', 'XX123456789', 'GR094259216', 'EU372000041'],
  ...['DE999999999', 'DE13669597', '136695976', 'XI999999974', 'NL000099998B58', 'n/a', null],
]

const elsewhere = 'SW1A 1AA'
const somewhereIn = (country: string, dice: Dice) => (country === 'GB' && dice.happens(50) ? northernIrish : elsewhere)

type Book = { addressId: number; country: string; postcode: string }

export type RandomCustomer = {
  site: Site
  priceListId: number
  prices: ReadonlyMap<number, number>
  vatNumber: string | null
  registeredIn: string | null
  confirmed: boolean | null
  termsNetDays: number
  places: Omit<Book, 'addressId'>[]
}

/** A customer of a site with a VAT number of any kind, some prices of their own, and addresses in many countries. */
export function randomCustomer(
  dice: Dice,
  {
    site,
    home,
    lists,
    products,
    countries,
  }: {
    site: Site
    home: string
    lists: readonly { id: number; currency: string }[]
    products: readonly Product[]
    countries: Shop['countries']
  },
): RandomCustomer {
  const [vatNumber, registeredIn] = dice.oneOf([
    ...[dice.oneOf(ofStates), dice.oneOf(ofStates), ofNorthernIreland],
    [dice.oneOf(worthless), null] as const,
  ])
  const abroad = countries.map(({ iso2 }) => iso2).filter((iso2) => iso2 !== 'US')
  const reached = site.region === 'US' ? ['US'] : [home, 'GB', ...Array.from({ length: 6 }, () => dice.oneOf(abroad))]
  const ofSite = lists.filter(({ currency }) => currency === site.currency)
  return {
    site,
    priceListId: dice.oneOf(ofSite).id,
    vatNumber,
    registeredIn,
    prices: new Map(dice.some(products, 20).map(({ id }) => [id, dice.price()])),
    confirmed: dice.oneOf([null, null, true, false]),
    termsNetDays: dice.oneOf([0, 30]),
    places: reached.map((country) => ({
      country,
      postcode: dice.happens(25) ? (outsideOfVat[country] ?? elsewhere) : somewhereIn(country, dice),
    })),
  }
}

type Place = RandomRequest['shipTo'] & { addressId: number }

/** An order of one to six products, of which one may stand in it twice. */
export function randomRequest(
  dice: Dice,
  site: Site,
  places: readonly Place[],
  shop: Shop,
): RandomRequest & { shipTo: Place } {
  const warehouses = shop.warehouses.filter(({ region }) => region === site.region).map(({ code }) => code)
  const codes = shop.coupons.filter(({ orgId }) => orgId === site.orgId || dice.happens(1)).map(({ code }) => code)
  return {
    lines: dice.some(shop.products, dice.oneOf([1, 3, 6])).map((product) => ({
      product,
      qty: dice.oneOf([1, dice.between(1, 12), dice.between(1, 12), dice.between(1, 400)]),
    })),
    shipFrom: dice.oneOf([undefined, dice.oneOf(warehouses)]),
    shipTo: dice.oneOf(places),
    shipVia: dice.oneOf([undefined, 'STD', 'EXP', 'PAL', 'OWN', 'STD']),
    orderType: dice.oneOf(['REG', 'REG', 'DROP', 'CPDROP']),
    backOrders: dice.oneOf(['split', 'reduce']),
    couponCode: dice.happens(60) ? dice.oneOf(codes) : null,
  }
}
