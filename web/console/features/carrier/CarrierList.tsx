import { Link } from '@tanstack/react-router'
import { useText } from '../../../ui/language/language.tsx'
import { Table } from '../../../ui/list/Table.tsx'
import classes from './Carrier.module.css'
import type { CarrierRow } from './queries.ts'

/** Who carries the goods, and to how many countries. */
export function CarrierList({ carriers }: { carriers: readonly CarrierRow[] }) {
  const text = useText()
  return (
    <Table heads={[text('carrier.name'), text('carrier.countries'), text('carrier.trackingUrl')]}>
      {carriers.map(({ code, name, trackingUrl, rates }) => (
        <tr key={code}>
          <td>
            <Link to="/console/$" params={{ _splat: `carriers/${code}` }}>
              {name}
            </Link>
            <span className={classes.quiet}>{code}</span>
          </td>
          <td data-label={text('carrier.countries')}>{text('carrier.countries_count', { count: rates })}</td>
          <td data-wide className={classes.address}>
            {trackingUrl}
          </td>
        </tr>
      ))}
    </Table>
  )
}
