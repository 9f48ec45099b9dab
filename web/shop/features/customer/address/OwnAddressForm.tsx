import { useSuspenseQuery } from '@tanstack/react-query'
import { placesQuery } from '../../../../api/places.ts'
import { useSaveAddress } from '../../../../api/save-address.ts'
import { AddressForm } from '../../../../ui/address/AddressForm.tsx'
import type { BookAddress } from '../../../../ui/address/address-book.ts'
import { useOwnBook } from './useOwnBook.ts'

type Props = { address?: BookAddress | undefined; onSaved: (saved: BookAddress) => void }

/** An address of the reader's company to fill in. */
export function OwnAddressForm({ address, onSaved }: Props) {
  const { data: places } = useSuspenseQuery(placesQuery)
  const book = useOwnBook()
  const saving = useSaveAddress({ book, addressId: address?.addressId, onSaved })
  return <AddressForm places={places} start={book.start} address={address} saving={saving} />
}
