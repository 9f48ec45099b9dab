import { type InvoiceSettings, noInvoiceSettings } from '../../../../rules/invoice/settings.ts'
import type { Db, Tx } from '../../../db/database.ts'

/** What a customer wants of its invoices. */
export async function findInvoiceSettings(db: Db | Tx, customerId: number): Promise<InvoiceSettings> {
  const found = await db
    .selectFrom('invoice_settings')
    .select(['email', 'reference', 'peppol_address as peppolAddress', 'is_xrechnung as isXRechnung'])
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return found ?? noInvoiceSettings
}

/** Held to the end of the transaction, so that two who change what belongs to a customer take turns. */
export const lockCustomerFacts = (tx: Tx, customerId: number) =>
  tx
    .selectFrom('customers')
    .select(['org_id as orgId', 'vat_number as vatNumber'])
    .where('id', '=', customerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()

export function storeInvoiceSettings(tx: Tx, customerId: number, settings: InvoiceSettings) {
  const row = {
    email: settings.email,
    reference: settings.reference,
    peppol_address: settings.peppolAddress,
    is_xrechnung: settings.isXRechnung,
  }
  return tx
    .insertInto('invoice_settings')
    .values({ customer_id: customerId, ...row })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(row))
    .execute()
}
