import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { BlockSkeleton } from '../../../ui/feedback/Skeletons.tsx'
import { useText } from '../../../ui/language/language.tsx'
import { Fetched } from '../../../ui/list/Fetched.tsx'
import { consoleLink } from '../../../ui/page/console-link.ts'
import { shipmentQuery } from '../../features/fulfilment/warehouse/queries.ts'
import { ShipmentDetail } from '../../features/fulfilment/warehouse/ShipmentDetail.tsx'
import type { PageProps } from '../../layout/page-props.ts'
import classes from '../Page.module.css'

// No shipment has this number, so the server says that there is none.
const noId = 2_147_483_647

export default function ShipmentPage({ id = noId }: PageProps) {
  const text = useText()
  return (
    <>
      <Link {...consoleLink('shipments')} className={classes.back}>
        {text('warehouse.back')}
      </Link>
      <Fetched result={useQuery(shipmentQuery(id))} skeleton={<BlockSkeleton height={640} />}>
        {(shipment) => <ShipmentDetail key={shipment.shipmentId} shipment={shipment} />}
      </Fetched>
    </>
  )
}
