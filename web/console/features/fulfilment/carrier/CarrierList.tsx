import { Link } from '@tanstack/react-router'
import { useText } from '../../../../ui/language/language.tsx'
import { RowTable } from '../../../../ui/list/RowTable.tsx'
import { detailLink } from '../../../../ui/page/console-link.ts'
import classes from './Carrier.module.css'
import type { CarrierRow } from './queries.ts'

/** Who carries the goods, and to how many countries. */
export function CarrierList({ carriers }: { carriers: readonly CarrierRow[] }) {
  const text = useText()
  return (
    <RowTable
      rows={carriers}
      rowKey={({ code }) => code}
      columns={[
        { head: text('carrier.name'), cell: (carrier) => <Name carrier={carrier} /> },
        {
          head: text('carrier.countries'),
          cell: ({ rates }) => text('carrier.countries_count', { count: rates }),
        },
        {
          head: text('carrier.trackingUrl'),
          onPhone: 'wide',
          cell: ({ trackingUrl }) => trackingUrl && <span className={classes.address}>{trackingUrl}</span>,
        },
      ]}
    />
  )
}

const Name = ({ carrier: { code, name } }: { carrier: CarrierRow }) => (
  <>
    <Link {...detailLink('carriers', code)}>{name}</Link>
    <span className={classes.quiet}>{code}</span>
  </>
)
