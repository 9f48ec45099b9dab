import type { Db } from '../../../server/db/database.ts'
import { toDeclarations } from '../../reference/content/content.ts'
import { figures, figuresOfUnitedStates, gift } from '../../reference/content/home.ts'
import { orgs } from '../../reference/reference-data.ts'
import { upsert } from '../../upsert.ts'
import { bankAccounts } from './bank-data.ts'
import { offices } from './office-data.ts'
import { carriers, shippingRates, warehouseAddresses } from './shipping-data.ts'

const unitedStates = 2

/** How a site is reached. Phone numbers are of ranges kept free for fiction, or visibly made up. */
const contact = (id: number, hot_phone: string) => {
  const prefix = orgs.find((org) => org.id === id)?.number_prefix.toLowerCase()
  const service_email = `service.${prefix}@aster.example`
  const order_email = `orders.${prefix}@aster.example`
  return { id, hot_phone, service_email, order_email, skype_id: `live:aster.${prefix}`, certificates }
}

const certificates = ['iso9001', 'iso14001', 'rohs']

const contacts = [
  contact(1, '+31 20 000 0001'),
  contact(2, '+1 215 555 0100'),
  contact(3, '+39 02 0000 0003'),
  contact(5, '+49 30 23125 005'),
  contact(7, '+44 20 7946 0007'),
  contact(8, '+33 1 99 00 00 08'),
  contact(11, '+48 22 000 00 11'),
  contact(15, '+31 20 000 0015'),
]

/**
 * Gives the sites what each operator sets for their own: company, bank account, addresses, carriers with prices, and what the
 * home page claims in figures. All of it is made up, for all to see. Repeatable; needs the reference data.
 */
export const seedDemoSites = (db: Db) =>
  db.transaction().execute(async (tx) => {
    for (const { id, ...settings } of contacts) {
      // Whoever tries the demo releases orders by hand.
      await tx
        .updateTable('orgs')
        .set({ ...settings, release_after_minutes: null })
        .where('id', '=', id)
        .execute()
    }
    await upsert(tx, 'offices', ['org_id', 'kind'], offices)
    await upsert(tx, 'own_bank_accounts', ['org_id', 'account', 'currency'], bankAccounts)
    for (const { code, ...address } of warehouseAddresses) {
      await tx.updateTable('warehouses').set(address).where('code', '=', code).execute()
    }
    await upsert(tx, 'carriers', ['code'], carriers)
    await upsert(tx, 'shipping_rates', ['carrier', 'warehouse', 'country', 'currency'], shippingRates)
    await upsert(
      tx,
      'declarations',
      ['org_id', 'type', 'part', 'position'],
      [
        ...toDeclarations('home', 'figure', figures),
        ...toDeclarations('home', 'figure', figuresOfUnitedStates, unitedStates),
        ...toDeclarations('home', 'gift', gift),
      ],
    )
  })
