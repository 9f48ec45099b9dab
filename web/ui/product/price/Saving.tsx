import { savingOfCounterpart } from '../../../../rules/catalogue/price/saving.ts'
import { useFormat } from '../../language/format.ts'
import { useText } from '../../language/language.tsx'
import type { Counterpart, Product } from '../product.ts'
import classes from './Saving.module.css'

type Props = { counterpart: Counterpart; product: Pick<Product, 'ownMake' | 'yieldPages' | 'price'> }

/** What our compatible saves against the original; nothing where it saves nothing. */
export function Saving({ counterpart, product }: Props) {
  const text = useText()
  const { number } = useFormat()
  const percent = savingOfCounterpart(counterpart, product)
  if (percent === 0) return null
  return <strong className={classes.saving}>{text('product.saving', { percent: number(percent) })}</strong>
}
