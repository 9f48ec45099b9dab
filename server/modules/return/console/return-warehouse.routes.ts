import { listReturnWarehouses } from '../../../../contract/return/warehouse.ts'
import type { Mount } from '../../../http/mount.ts'
import { orNotFound } from '../../../http/refuse.ts'
import { findAccessibleReturn, findReturnWarehouses } from './return.staff.ts'

export const returnWarehouseRoutes = (mount: Mount) =>
  mount(listReturnWarehouses, async ({ db, caller, params: { id } }) => {
    orNotFound(await findAccessibleReturn(db, caller, id))
    return findReturnWarehouses(db, id)
  })
