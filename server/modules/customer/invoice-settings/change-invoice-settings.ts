import { cleanInvoiceSettings, type InvoiceSettings } from '../../../../rules/invoice/settings.ts'
import { invoiceSettingsFaults } from '../../../../rules/invoice/settings-faults.ts'
import type { Tx } from '../../../db/database.ts'
import { type Actor, recordEvent } from '../../../events/record.ts'
import { Refusal } from '../../../http/refuse.ts'
import { findInvoiceSettings, lockCustomerFacts, storeInvoiceSettings } from './invoice-settings.queries.ts'

type Change = { settings: InvoiceSettings; was: InvoiceSettings }

/**
 * Changes what a customer wants of its invoices, and notes it; answers it as it is stored. Refuses what cannot be, by field, and what
 * was changed since `was`.
 */
export async function changeInvoiceSettings(
  tx: Tx,
  { actor, customerId }: { actor: Actor; customerId: number },
  { settings, was }: Change,
  now: Date,
) {
  const { orgId, vatNumber } = await lockCustomerFacts(tx, customerId)
  const faults = invoiceSettingsFaults(settings, vatNumber ?? '')
  const fields = Object.keys(faults)
  if (fields.length > 0) throw new Refusal('request.invalid', { fields, details: { faults } })
  const before = await findInvoiceSettings(tx, customerId)
  if (!isSame(before, cleanInvoiceSettings(was))) throw new Refusal('customer.changed')
  const after = cleanInvoiceSettings(settings)
  if (isSame(before, after)) return after
  await storeInvoiceSettings(tx, customerId, after)
  const event = { action: 'customer.changed', subject: `customer ${customerId}`, before, after } as const
  await recordEvent(tx, { ...actor, customerId, orgId, ...event }, now)
  return after
}

const isSame = (one: InvoiceSettings, other: InvoiceSettings) =>
  one.email === other.email &&
  one.reference === other.reference &&
  one.peppolAddress === other.peppolAddress &&
  one.isXRechnung === other.isXRechnung
