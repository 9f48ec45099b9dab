import { Select } from '../../../../../ui/controls/Select.tsx'
import { useText } from '../../../../../ui/language/language.tsx'
import type { Preview } from '../../queries.ts'
import { useAddressLine } from './address-line.ts'

type Props = { preview: Preview; chosen: number | undefined; onChoose: (billToId: number) => void }

/** Who gets the bill, where the address book has a choice. */
export function BillTo({ preview: { addresses, billTo }, chosen, onChoose }: Props) {
  const text = useText()
  const inOneLine = useAddressLine()
  const billing = addresses.filter(({ kind }) => kind === 'billing')
  if (billing.length < 2) return null
  return (
    <Select
      label={text('order.bill_to')}
      value={String(chosen ?? billTo.addressId)}
      data={billing.map((address) => ({ value: String(address.addressId), label: inOneLine(address) }))}
      onChange={({ target }) => onChoose(Number(target.value))}
    />
  )
}
