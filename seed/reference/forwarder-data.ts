import { ownForwarder } from '../../rules/shipping/forwarder.ts'

const forwarderNames: Record<'EU' | 'US', string[]> = {
  EU: [
    ...['CEVA Logistics', 'Dachser', 'DB Schenker', 'DHL Freight', 'DSV', 'GEODIS', 'Gebrüder Weiss', 'Hellmann'],
    ...['Kuehne+Nagel', 'Raben', 'Rhenus'],
  ],
  US: [
    ...['C.H. Robinson', 'CEVA Logistics', 'DSV', 'Estes', 'Expeditors', 'FedEx Freight', 'Kuehne+Nagel'],
    ...['Old Dominion', 'Saia', 'UPS Supply Chain', 'XPO'],
  ],
}

/** Freight forwarders that customers choose from; the last of each region is whoever is not among them. */
export const forwarders = (['EU', 'US'] as const).flatMap((region, at) => [
  ...forwarderNames[region].map((name, index) => ({ id: at * 100 + index + 1, region, name, is_other: false })),
  { id: at * 100 + 99, region, name: 'Others', is_other: true },
])

/** Stands among the carriers without a rate: it costs nothing from everywhere to everywhere. */
export const forwarderAsCarrier = { code: ownForwarder, name: 'Own forwarder', tracking_url: '' }
