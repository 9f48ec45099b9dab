import { useState } from 'react'
import { takesFiles } from '../../../../../../rules/order/file.ts'
import { type OrderType, orderTypes } from '../../../../../../rules/order/order.ts'
import { RadioCards } from '../../../../../ui/form/RadioCards.tsx'
import { useFormat } from '../../../../../ui/language/format.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import type { OrderFile } from './OrderFileField.tsx'
import { OrderFiles, type OrderTypeProps } from './OrderFiles.tsx'

/** To whom the goods go and whose documents go with them. */
export function OrderTypeChoice({ preview, options, onChange, tried }: OrderTypeProps) {
  const text = useText()
  // What was sent from here: known before a preview has it, and when the buyer comes back to the type.
  const [sent, setSent] = useState<readonly OrderFile[]>([])
  const { money } = useFormat()
  const feeOf = (type: OrderType) => {
    const fee = preview.handlingFees.find(({ orderType }) => orderType === type)?.fee ?? 0
    return fee > 0 ? text('order_file.fee', { fee: money(fee, preview.totals.currency) }) : ''
  }
  const chosen = options.orderType ?? preview.orderType
  return (
    <RadioCards
      title={text('order.type')}
      options={orderTypes.map((value) => ({
        value,
        label: text(`order.type_${value}`),
        hint: [text(`order_file.for_${value}`), feeOf(value)].filter(Boolean).join(' '),
      }))}
      chosen={chosen}
      onChoose={(orderType) => onChange((was) => ({ ...was, orderType }))}
    >
      {takesFiles(chosen) && (
        <OrderFiles
          preview={preview}
          options={options}
          onChange={onChange}
          tried={tried}
          sent={sent}
          onSent={(file) => setSent([...sent, file])}
        />
      )}
    </RadioCards>
  )
}
