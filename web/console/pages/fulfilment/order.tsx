import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { BlockSkeleton } from '../../../ui/feedback/Skeletons.tsx'
import { useText } from '../../../ui/language/language.tsx'
import { Fetched } from '../../../ui/list/Fetched.tsx'
import { consoleLink } from '../../../ui/page/console-link.ts'
import { OrderDetail } from '../../features/fulfilment/order-management/OrderDetail.tsx'
import { orderQuery } from '../../features/fulfilment/order-management/queries.ts'
import { InternalNotes } from '../../features/office/internal-notes/InternalNotes.tsx'
import { Tags } from '../../features/office/internal-notes/Tags.tsx'
import type { PageProps } from '../../layout/page-props.ts'
import classes from '../Page.module.css'

// No order has this number, so the server says that there is none.
const noId = 2_147_483_647

export default function OrderPage({ id = noId }: PageProps) {
  const text = useText()
  const noted = { list: 'orders', id } as const
  return (
    <>
      <Link {...consoleLink('orders')} className={classes.back}>
        {text('desk.back')}
      </Link>
      <Fetched result={useQuery(orderQuery(id))} skeleton={<BlockSkeleton height={640} />}>
        {(order) => <OrderDetail order={order} tags={<Tags noted={noted} />} notes={<InternalNotes noted={noted} />} />}
      </Fetched>
    </>
  )
}
