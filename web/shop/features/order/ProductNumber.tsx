import orderClasses from './Order.module.css'
import classes from './OrderChanges.module.css'

type Props = { number: string; oemCode: string }

/** A product as its line says it: the number of the maker first. */
export function ProductNumber({ number, oemCode }: Props) {
  return (
    <>
      <span className={`${orderClasses.number} ${classes.product}`}>{oemCode || number}</span>
      {oemCode !== '' && oemCode !== number && (
        <span className={`${orderClasses.small} ${classes.product}`}>{number}</span>
      )}
    </>
  )
}
