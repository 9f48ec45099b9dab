import { isDeepStrictEqual } from 'node:util'
import * as contract from '../../../../contract/site/settings.ts'
import { warehouseAddress, warehouseAddressFaults } from '../../../../rules/site/settings.ts'
import { recordEvent, toActor } from '../../../events/record.ts'
import type { Mount } from '../../../http/mount.ts'
import { orNotFound, refuseFaults } from '../../../http/refuse.ts'
import { isSubdivision, listSubdivisions } from './subdivisions.ts'
import { findWarehouseSettings, lockWarehouseSettings, storeWarehouseSettings } from './warehouse-address.staff.ts'

/** Where returned goods arrive and whose public holidays hold; the audit trail notes what was and is, where that is not the same. */
export const warehouseAddressRoutes = (mount: Mount) => {
  mount(contract.listWarehouseAddresses, async ({ db, language }) =>
    (await findWarehouseSettings(db)).map((warehouse) => ({
      ...warehouse,
      subdivisions: listSubdivisions(warehouse.country, language),
    })),
  )

  mount(contract.changeWarehouseAddress, ({ db, caller, request, params, body, now }) =>
    db.transaction().execute(async (tx) => {
      const { code, country, ...before } = orNotFound(await lockWarehouseSettings(tx, params.code))
      const { subdivision, ...address } = body
      const isKnown = subdivision === null || isSubdivision(country, subdivision)
      refuseFaults({ ...warehouseAddressFaults(address, country), ...(!isKnown && { subdivision: 'invalid' }) })
      const after = { ...warehouseAddress(address, country), subdivision }
      if (isDeepStrictEqual(before, after)) return null
      await storeWarehouseSettings(tx, code, after)
      const event = { action: 'warehouse.changed', subject: `warehouse ${code}`, before, after } as const
      await recordEvent(tx, { ...toActor(request, caller), ...event }, now)
      return null
    }),
  )
}
