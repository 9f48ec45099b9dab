import { IconMinus, IconPlus } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import { maxQuantity, minQuantity } from '../../../rules/basket/basket.ts'
import { toast } from '../feedback/toast.ts'
import { useText } from '../language/language.tsx'
import classes from './QuantityField.module.css'

type Props = {
  value: number
  onChange: (quantity: number) => void
  /** What is counted, for who cannot see the row. */
  of: string
  /** The most that there may be; more is brought down to it. */
  most?: number
  disabled?: boolean
}

/**
 * Whole pieces from 1 to 9999. What is typed counts when the field is left; empty becomes 1 (specification section 5), and
 * what is no such number is reported and changes nothing.
 */
export function QuantityField({ value, onChange, of, most = maxQuantity, disabled = false }: Props) {
  const text = useText()
  const { typed, setTyped, leave, step } = useQuantity({ value, onChange, most })
  return (
    <div className={classes.field}>
      <Step label={text('ui.less')} disabled={disabled || value <= minQuantity} onClick={() => step(-1)}>
        <IconMinus size={14} aria-hidden />
      </Step>
      <input
        className={classes.input}
        inputMode="numeric"
        autoComplete="off"
        aria-label={text('ui.quantity_of', { number: of })}
        value={typed}
        disabled={disabled}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key === 'Enter') leave()
          if (event.key === 'ArrowUp') step(1)
          if (event.key === 'ArrowDown') step(-1)
        }}
      />
      <Step label={text('ui.more')} disabled={disabled || value >= most} onClick={() => step(1)}>
        <IconPlus size={14} aria-hidden />
      </Step>
    </div>
  )
}

/** What is typed until it counts. */
function useQuantity({ value, onChange, most }: Required<Pick<Props, 'value' | 'onChange' | 'most'>>) {
  const text = useText()
  const [typed, setTyped] = useState(String(value))
  useEffect(() => setTyped(String(value)), [value])

  const settle = (quantity: number) => {
    setTyped(String(quantity))
    if (quantity !== value) onChange(quantity)
  }
  const leave = () => {
    const quantity = readQuantity(typed)
    if (!quantity) toast(text('basket.quantity_out_of_range'), 'bad')
    settle(Math.min(most, quantity ?? value))
  }
  const step = (by: number) => settle(Math.min(most, Math.max(minQuantity, (readQuantity(typed) ?? value) + by)))
  return { typed, setTyped, leave, step }
}

type StepProps = { label: string; disabled: boolean; onClick: () => void; children: ReactNode }

const Step = ({ label, ...button }: StepProps) => (
  <button type="button" className={classes.step} aria-label={label} {...button} />
)

/** The quantity that was typed; undefined where it is none. */
export function readQuantity(typed: string): number | undefined {
  const digits = typed.trim() || String(minQuantity)
  return /^0*[1-9]\d{0,3}$/.test(digits) ? Number(digits) : undefined
}
