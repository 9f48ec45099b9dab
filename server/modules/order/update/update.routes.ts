import { getUpdateChoices, setUpdateChoices } from '../../../../contract/order/order-update.ts'
import type { Mount } from '../../../http/mount.ts'
import { findChoices, storeChoices } from './choices.queries.ts'

export const orderUpdateRoutes = (mount: Mount) => {
  mount(getUpdateChoices, ({ caller, db }) => findChoices(db, caller.accountId))

  mount(setUpdateChoices, async ({ caller, body, db }) => {
    await storeChoices(db, caller.accountId, body)
    return body
  })
}
