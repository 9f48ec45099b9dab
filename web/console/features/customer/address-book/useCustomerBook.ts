import {
  addCustomerAddress,
  changeCustomerAddress,
  makeDefaultCustomerAddress,
  removeCustomerAddress,
} from '../../../../../contract/customer/customer-address.ts'
import { emptyAddress } from '../../../../../rules/address/form.ts'
import { call } from '../../../../api/call.ts'
import { useMay } from '../../../../api/session/session.ts'
import type { AddressBook } from '../../../../ui/address/address-book.ts'
import { customerAddressesKey } from './queries.ts'

type Owner = { customerId: number; company: string; address: { country: string } | null }

/** The address book of a customer, as staff keep it for them. */
export function useCustomerBook({ customerId: id, company, address }: Owner): AddressBook {
  return {
    queryKey: customerAddressesKey(id),
    mayChange: useMay('staff:customerdesk'),
    start: { ...emptyAddress, company, country: address?.country ?? '' },
    add: (body) => call(addCustomerAddress, { params: { id }, body }),
    change: (addressId, body) => call(changeCustomerAddress, { params: { id, addressId }, body }),
    makeDefault: (addressId) => call(makeDefaultCustomerAddress, { params: { id, addressId } }),
    remove: (addressId) => call(removeCustomerAddress, { params: { id, addressId } }),
  }
}
