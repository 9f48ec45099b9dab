import { useSuspenseQuery } from '@tanstack/react-query'
import { placesQuery } from '../../../../api/places.ts'
import { useSaveAddress } from '../../../../api/save-address.ts'
import { AddressForm } from '../../../../ui/address/AddressForm.tsx'
import type { AddressBook, BookAddress } from '../../../../ui/address/address-book.ts'

type Props = { book: AddressBook; address: BookAddress | undefined; onSaved: () => void }

/** An address of a customer to fill in. */
export function CustomerAddressForm({ book, address, onSaved }: Props) {
  const { data: places } = useSuspenseQuery(placesQuery)
  const saving = useSaveAddress({ book, addressId: address?.addressId, onSaved })
  return <AddressForm places={places} start={book.start} address={address} saving={saving} />
}
