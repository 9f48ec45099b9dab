import { useAddressLine } from '../../../../../ui/address/address-line.ts'
import { Select } from '../../../../../ui/controls/Select.tsx'
import { useText } from '../../../../../ui/language/language.tsx'
import type { Preview } from '../../queries.ts'

type Props = { preview: Preview; chosen: number | undefined; onChoose: (billToId: number) => void }

const billingAddresses = (addresses: Preview['addresses']) => addresses.filter(({ kind }) => kind === 'billing')

/** Whether the address book has several addresses for the bill. */
export const hasBillingChoice = (addresses: Preview['addresses']) => billingAddresses(addresses).length > 1

/** Who gets the bill, where the address book has a choice. */
export function BillTo({ preview: { addresses, billTo }, chosen, onChoose }: Props) {
  const text = useText()
  const inOneLine = useAddressLine()
  if (!hasBillingChoice(addresses)) return null
  const billing = billingAddresses(addresses)
  return (
    <Select
      label={text('order.bill_to')}
      value={String(chosen ?? billTo.addressId)}
      data={billing.map((address) => ({ value: String(address.addressId), label: inOneLine(address) }))}
      onChange={({ target }) => onChoose(Number(target.value))}
    />
  )
}
