import type { listAccountPrices } from '../../contract/catalogue/account-price.ts'
import type { listAccounts } from '../../contract/customer/account.ts'
import type { Reply } from '../../contract/endpoint.ts'
import { permissions } from '../../rules/identity/permissions.ts'
import type { Session } from '../api/session/session.ts'
import { buyer } from './show.tsx'

/** A main account, which may do everything at its company. */
export const main: Session = { ...buyer, roles: ['main'], permissions: [...permissions] }

/** A buyer with a limit, as the main account sees them. */
export const account: Reply<typeof listAccounts>['rows'][number] = {
  accountId: 9,
  userName: 'vera',
  name: 'Vera Voorbeeld',
  email: 'vera@voorbeeld.example',
  role: 'buyer',
  status: 'active',
  language: 'de',
  orderLimit: 500,
  monthLimit: null,
  invited: false,
  self: false,
  lastSeenAt: null,
}

/** The sales reps of the company. */
export const sellers = [{ accountId: 4, name: 'Sanne Voorbeeld', userName: 'nl.salesrep' }]

/** What all of them ask for a toner. */
export const accountPrice: Reply<typeof listAccountPrices>['rows'][number] = {
  accountPriceId: 3,
  number: 'AS-1020',
  oemCode: 'CF259A',
  ownMake: false,
  name: 'HP 59A toner, black',
  names: null,
  brand: 'HP',
  accountId: null,
  accountName: null,
  price: 12.5,
  purchasePrice: 10,
}
