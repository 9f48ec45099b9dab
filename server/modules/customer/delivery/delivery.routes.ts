import { findDelivery } from '../../../../contract/customer/delivery.ts'
import type { Mount } from '../../../http/mount.ts'
import { siteOfCall } from '../../site/sites/site-of-call.ts'
import { deliveryFor } from './delivery.ts'

export const deliveryRoutes = (mount: Mount) =>
  mount(findDelivery, ({ query, caller, db, now }) => deliveryFor(db, caller, siteOfCall(caller, query.orgId), now))
