import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import classes from './Today.module.css'

/** Which products are still announced although their goods are here. */
export function ProductsToPutOnSale({ numbers }: { numbers: readonly string[] }) {
  const text = useText()
  const { list } = useFormat()
  if (numbers.length === 0) return null
  return <p className={classes.warning}>{text('today.to_put_on_sale', { numbers: list([...numbers]) })}</p>
}
