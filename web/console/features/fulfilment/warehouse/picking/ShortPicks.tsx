import { useFormat } from '../../../../../ui/language/format.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import type { Shipment } from '../queries.ts'
import classes from '../Warehouse.module.css'

/** What could not be picked for a shipment, why, and who says so. */
export function ShortPicks({ shortPicks }: Pick<Shipment, 'shortPicks'>) {
  const text = useText()
  const { number, instant } = useFormat()
  return (
    <section className={classes.part}>
      <h2>{text('warehouse.short_picks')}</h2>
      <ul>
        {shortPicks.map((one) => (
          <li key={`${one.at} ${one.number}`}>
            {`${number(one.pieces)} × ${one.number}: ${text(`warehouse.short_${one.reason}`)}`}
            <span className={classes.quiet}>{`${instant(one.at)} · ${one.userName ?? text('desk.by_shop')}`}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
