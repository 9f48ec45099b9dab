import {
  addAddress,
  changeAddress,
  makeDefaultAddress,
  removeAddress,
} from '../../../../../contract/customer/address.ts'
import { emptyAddress } from '../../../../../rules/address/form.ts'
import { call } from '../../../../api/call.ts'
import { useMay, useSession } from '../../../../api/session/session.ts'
import type { AddressBook } from '../../../../ui/address/address-book.ts'
import { addressesKey } from './queries.ts'

/** The address book of the reader's company. */
export function useOwnBook(): AddressBook {
  const cust = useSession()?.cust
  return {
    queryKey: addressesKey,
    mayChange: useMay('cust:account'),
    // A new address begins in the company's country, under its name.
    start: { ...emptyAddress, company: cust?.company ?? '', country: cust?.country ?? '' },
    add: (body) => call(addAddress, { body }),
    change: (id, body) => call(changeAddress, { params: { id }, body }),
    makeDefault: (id) => call(makeDefaultAddress, { params: { id } }),
    remove: (id) => call(removeAddress, { params: { id } }),
  }
}
