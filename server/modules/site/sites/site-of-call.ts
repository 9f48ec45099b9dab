import { type Chooser, chooseOrg } from '../../../../rules/site/site.ts'
import { type Caller, isCustomer } from '../../../http/caller.ts'

/** Whose site a call is about: a customer's is their own, everybody else's the one that their query `orgId` asks for. */
export const siteOfCall = (caller: Caller | null, requested: number | undefined): number =>
  chooseOrg({ own: caller && isCustomer(caller) ? caller.orgId : undefined, requested })

/** Who chooses among the sites. */
export function toChooser(caller: Caller | null): Chooser {
  if (!caller) return 'visitor'
  return isCustomer(caller) ? { own: caller.orgId } : 'staff'
}
