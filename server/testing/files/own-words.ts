import { shownBrand } from '../../../rules/catalogue/product/number.ts'
import type { Db } from '../../db/database.ts'
import { pdfText, readObjects, readStreams } from './pdf-text.ts'

/** What names us, whatever site: shop, companies, addresses, telephones, e-mail, domains, banks and the numbers of registers. */
export async function findOwnWords(db: Db): Promise<string[]> {
  const offices = await db.selectFrom('offices').selectAll().execute()
  const sites = await db.selectFrom('orgs').selectAll().execute()
  const banks = await db.selectFrom('own_bank_accounts').selectAll().execute()
  const stored = [
    ...offices.flatMap(({ name, address1, city, postcode }) => [name, address1, city, `${postcode} ${city}`]),
    ...offices.flatMap(({ phone, email, vat_number, registration_number }) => [
      phone,
      email,
      vat_number,
      registration_number,
    ]),
    ...sites.flatMap(({ hot_phone, service_email, order_email, skype_id }) => [
      hot_phone,
      service_email,
      order_email,
      skype_id,
    ]),
    ...banks.flatMap(({ holder, bank, account, bic }) => [holder, bank, account, bic]),
  ]
  const domains = stored.flatMap((word) => /@(.+)$/.exec(word)?.[1] ?? [])
  const shop = shownBrand({ brand: '', ownMake: true })
  return [...new Set([shop, 'shop.example', ...domains, ...stored])].filter((word) => word.length > 3)
}

/** Which of some words stand in texts, however they are written and broken into lines. */
export function findWords(words: readonly string[], texts: readonly string[]): string[] {
  const bare = (text: string) => text.toLowerCase().replaceAll(/\s/g, '')
  const everything = texts.map(bare)
  return words.filter((word) => everything.some((text) => text.includes(bare(word))))
}

/** All that a PDF says to who reads it, looks at its properties, listens to it, or searches its bytes and what is compressed in them. */
export const pdfTexts = (bytes: Buffer): string[] => [
  pdfText(bytes),
  bytes.toString('latin1'),
  bytes.toString('utf8'),
  ...readStreams(bytes),
  // Texts of the dictionaries that are not ASCII are UTF-16.
  ...[...readObjects(bytes).values()]
    .filter((body) => body.includes('\u00fe\u00ff'))
    .map((body) => body.replaceAll('\u0000', '')),
]
