import * as contract from '../../../../contract/fulfilment/order-change.ts'
import type { Mount } from '../../../http/mount.ts'
import { changeConfirmedOrder, previewChange } from './change-lines.ts'

export const orderChangeRoutes = (mount: Mount) => {
  mount(contract.previewOrderChange, ({ params, body, ...call }) => previewChange(call, params.id, body))

  mount(contract.changeOrder, ({ params, body, ...call }) => changeConfirmedOrder(call, params.id, body))
}
