import { changeExcludedAreas } from '../../../../contract/site/excluded-area.ts'
import { readExcludedAreas, writeExcludedAreas } from '../../../../rules/shipping/excluded-area.ts'
import { recordEvent, toActor } from '../../../events/record.ts'
import type { Mount } from '../../../http/mount.ts'
import { orNotFound, refuseFaults } from '../../../http/refuse.ts'
import { findCountries, findExcludedAreas, lockWarehouse, storeExcludedAreas } from './excluded-area.staff.ts'

/** Where a warehouse does not send; the audit trail notes what was and is, where that is not the same. */
export const excludedAreaRoutes = (mount: Mount) =>
  mount(changeExcludedAreas, ({ db, caller, request, params, body, now }) =>
    db.transaction().execute(async (tx) => {
      const { code } = orNotFound(await lockWarehouse(tx, params.code))
      const areas = readExcludedAreas(writeExcludedAreas(body.areas)) ?? []
      const countries = [...new Set(areas.map(({ country }) => country))]
      const known = await findCountries(tx, countries)
      if (countries.some((country) => !known.has(country))) refuseFaults({ areas: 'invalid' })
      const [before, after] = [writeExcludedAreas(await findExcludedAreas(tx, code)), writeExcludedAreas(areas)]
      if (before === after) return null
      await storeExcludedAreas(tx, code, areas)
      const values = { before: { excludedAreas: before }, after: { excludedAreas: after } }
      const event = { action: 'warehouse.changed', subject: `warehouse ${code}`, ...values } as const
      await recordEvent(tx, { ...toActor(request, caller), ...event }, now)
      return null
    }),
  )
