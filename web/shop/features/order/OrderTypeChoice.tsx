import { useId, useState } from 'react'
import { orderTypes } from '../../../../rules/order.ts'
import { takesFiles } from '../../../../rules/order-file.ts'
import { useText } from '../../../ui/language.tsx'
import classes from './OrderChoices.module.css'
import type { OrderFile } from './OrderFileField.tsx'
import { OrderFiles, type OrderTypeProps } from './OrderFiles.tsx'

/** To whom the goods go and whose papers go with them. */
export function OrderTypeChoice({ preview, wishes, onChange, tried }: OrderTypeProps) {
  const text = useText()
  const id = useId()
  // What was sent from here: known before a preview tells of it, and when somebody comes back to the type.
  const [sent, setSent] = useState<readonly OrderFile[]>([])
  const chosen = wishes.orderType ?? preview.orderType
  return (
    <fieldset className={classes.choice}>
      <legend>{text('order.type')}</legend>
      {orderTypes.map((type) => (
        <label key={type} className={classes.option} data-chosen={type === chosen || undefined}>
          <input
            type="radio"
            name={id}
            checked={type === chosen}
            aria-describedby={`${id}-${type}`}
            onChange={() => onChange((was) => ({ ...was, orderType: type }))}
          />
          <span>
            {text(`order.type_${type}`)}
            <small id={`${id}-${type}`}>{text(`order_file.for_${type}`)}</small>
          </span>
        </label>
      ))}
      {takesFiles(chosen) && (
        <OrderFiles {...{ preview, wishes, onChange, tried, sent }} onSent={(file) => setSent([...sent, file])} />
      )}
    </fieldset>
  )
}
