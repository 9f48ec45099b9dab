import { isDeepStrictEqual } from 'node:util'
import * as contract from '../../../../contract/site/settings.ts'
import { warehouseAddress, warehouseAddressFaults } from '../../../../rules/site/settings.ts'
import { recordEvent, toActor } from '../../../events/record.ts'
import type { Mount } from '../../../http/mount.ts'
import { orNotFound, refuseFaults } from '../../../http/refuse.ts'
import { findWarehouseAddresses, lockWarehouseAddress, storeWarehouseAddress } from './warehouse-address.staff.ts'

/** Where returned goods arrive; the audit trail notes what was and is, where that is not the same. */
export const warehouseAddressRoutes = (mount: Mount) => {
  mount(contract.listWarehouseAddresses, ({ db }) => findWarehouseAddresses(db))

  mount(contract.changeWarehouseAddress, ({ db, caller, request, params, body, now }) =>
    db.transaction().execute(async (tx) => {
      const { code, country, ...before } = orNotFound(await lockWarehouseAddress(tx, params.code))
      refuseFaults(warehouseAddressFaults(body, country))
      const after = warehouseAddress(body, country)
      if (isDeepStrictEqual(before, { ...after })) return null
      await storeWarehouseAddress(tx, code, after)
      const event = { action: 'warehouse.changed', subject: `warehouse ${code}`, before, after } as const
      await recordEvent(tx, { ...toActor(request, caller), ...event }, now)
      return null
    }),
  )
}
