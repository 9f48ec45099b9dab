import { sql } from 'kysely'
import {
  type DemandedItem,
  type ReminderAddress,
  type ReminderLetter,
  type ReminderSeller,
  reminderPayments,
} from '../../../../rules/payment/reminder.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { Refusal } from '../../../http/refuse.ts'
import { findMainRecipients } from '../../customer/account/recipients.queries.ts'
import { bankAccountFor } from '../../site/sites/bank-account.queries.ts'
import type { OverdueAccount } from './overdue.staff.ts'

/** Whom a letter goes to: the address for invoices, else the main account; empty, for our own service, where there is neither. */
export type LetterTo = { letter: ReminderLetter; recipient: string }

/** What the letter to a customer says today, in the language of their main account. */
export async function composeLetter(
  db: Db | Tx,
  account: OverdueAccount,
  plan: { level: number; amount: number },
): Promise<LetterTo> {
  const { customerId, custnum, company, orgId, currency, today, items } = account
  const [main] = await findMainRecipients(db, customerId)
  const billing = await findBilling(db, customerId)
  const seller = await loadSeller(db, orgId)
  const ownAccount = (await bankAccountFor(db, orgId, currency)) ?? null
  const letter = {
    ...plan,
    language: main?.language ?? 'en',
    currency,
    writtenOn: today,
    seller,
    customer: { company, custnum, address: billing?.address ?? null },
    items: items.map(({ number, orderNumber, issuedOn, dueOn, daysOverdue, open }) => ({
      number,
      orderNumber,
      issuedOn,
      dueOn,
      daysOverdue,
      open,
    })),
    payments: reminderPayments(await findDemanded(db, items), { seller: seller.name, account: ownAccount }),
  }
  return { letter, recipient: billing?.email || (main?.email ?? '') }
}

/** Who invoiced these items, and to which account: of an item without an invoice neither is known. */
async function findDemanded(db: Db | Tx, items: OverdueAccount['items']) {
  const { rows } = await sql<Pick<DemandedItem, 'seller' | 'account'> & { itemId: number }>`
    select item_id as "itemId", facts #>> '{seller,name}' as seller, nullif(facts -> 'payment', 'null') - 'reference' as account
      from invoices
     where item_id = any(${items.map(({ itemId }) => itemId)}::bigint[])`.execute(db)
  const invoiced = new Map(rows.map(({ itemId, ...by }) => [itemId, by]))
  return items.map(({ itemId, number, open }) => ({
    number,
    open,
    ...(invoiced.get(itemId) ?? { seller: null, account: null }),
  }))
}

/** The site's own company, else that of the register behind it. */
async function loadSeller(db: Db | Tx, orgId: number): Promise<ReminderSeller> {
  const { rows } = await sql<ReminderSeller>`
    select f.name, f.address1, f.city, f.state, f.postcode, f.country, f.phone, f.email, f.vat_number as "vatNumber",
           f.registration_number as "registrationNumber"
      from orgs o
      join offices f on f.org_id in (o.id, o.register_org_id) and f.kind <> 'distribution'
     where o.id = ${orgId}
     order by f.org_id <> o.id, f.position
     limit 1`.execute(db)
  if (!rows[0]) throw new Refusal('reminder.no_seller')
  return rows[0]
}

async function findBilling(db: Db | Tx, customerId: number) {
  const { rows } = await sql<{ address: ReminderAddress; email: string }>`
    select json_build_object('company', company, 'firstName', first_name, 'lastName', last_name, 'address1', address1,
                             'address2', address2, 'city', city, 'state', state, 'postcode', postcode, 'country', country) as address,
           email
      from addresses
     where customer_id = ${customerId} and kind = 'billing'
     order by is_default desc, id
     limit 1`.execute(db)
  return rows[0]
}
