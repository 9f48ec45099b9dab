import { Link } from '@tanstack/react-router'
import { useCarrierName } from '../../../../ui/language/carrier.ts'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { useWarehouseName } from '../../../../ui/language/warehouse.ts'
import { RowTable } from '../../../../ui/list/RowTable.tsx'
import { consoleLink } from '../../../../ui/page/console-link.ts'
import type { Queue } from './queries.ts'
import classes from './Warehouse.module.css'

/** What waits in each warehouse for each carrier; each count leads to its list. */
export function QueueTable({ queues }: { queues: readonly Queue[] }) {
  const text = useText()
  const warehouseName = useWarehouseName()
  const nameCarrier = useCarrierName()
  const count = (step: 'toPick' | 'picking' | 'packed') => ({
    head: text(`warehouse.step_${step}`),
    isRight: true as const,
    cell: (queue: Queue) => <Count queue={queue} step={step} />,
  })
  return (
    <RowTable
      className={classes.queues}
      rows={queues}
      rowKey={({ warehouse, carrier }) => `${warehouse} ${carrier}`}
      columns={[
        { head: text('warehouse.warehouse'), cell: ({ warehouse }) => warehouseName(warehouse) },
        { head: text('desk.carrier'), onPhone: 'wide', cell: ({ carrierName }) => nameCarrier(carrierName) },
        count('toPick'),
        count('picking'),
        count('packed'),
      ]}
    />
  )
}

function Count({ queue, step }: { queue: Queue; step: 'toPick' | 'picking' | 'packed' }) {
  const { number } = useFormat()
  const { warehouse, carrier } = queue
  if (queue[step] === 0) return '0'
  return (
    <Link {...consoleLink('shipments')} search={{ step, warehouse, carrier } as never}>
      {number(queue[step])}
    </Link>
  )
}
