import { randomBytes } from 'node:crypto'
import { checkToolbar, getToolbar, renewToolbarKey, setToolbar } from '../../../../contract/basket/toolbar.ts'
import { readOrigins } from '../../../../rules/basket/toolbar.ts'
import { recordEvent, toActor } from '../../../events/record.ts'
import type { Mount } from '../../../http/mount.ts'
import { Refusal } from '../../../http/refuse.ts'
import { findToolbar, toolbarQueries } from './toolbar.queries.ts'

// It cannot be found by trying.
const keyBytes = 24
const newKey = () => randomBytes(keyBytes).toString('base64url')

export const toolbarRoutes = (mount: Mount) => {
  mount(getToolbar, ({ caller, db }) => findToolbar(db, caller))

  mount(setToolbar, ({ body, caller, db, now, request }) => {
    const read = readOrigins(body.origins)
    if ('bad' in read) throw new Refusal('toolbar.bad_origin', { fields: [`origins.${read.bad}`] })
    return db.transaction().execute(async (tx) => {
      const toolbar = toolbarQueries(tx, caller)
      await toolbar.lock(newKey())
      const before = await findToolbar(tx, caller)
      await toolbar.setOrigins(read.origins)
      const after = await findToolbar(tx, caller)
      const change = { before: { origins: before.origins }, after: { origins: after.origins } }
      const event = { action: 'toolbar.changed', subject: `customer ${caller.customerId}`, ...change } as const
      await recordEvent(tx, { ...toActor(request, caller), ...event }, now)
      return after
    })
  })

  mount(renewToolbarKey, ({ body, caller, db, now, request }) =>
    db.transaction().execute(async (tx) => {
      const key = newKey()
      if (!(await toolbarQueries(tx, caller).renewKey(body.key, key))) throw new Refusal('toolbar.key_renewed')
      const change = { before: { key: shortKey(body.key) }, after: { key: shortKey(key) } }
      const event = { action: 'toolbar.key_renewed', subject: `customer ${caller.customerId}`, ...change } as const
      const after = await findToolbar(tx, caller)
      await recordEvent(tx, { ...toActor(request, caller), ...event }, now)
      return after
    }),
  )

  mount(checkToolbar, async ({ params, caller, db }) => {
    if ((await findToolbar(db, caller)).key !== params.key) throw new Refusal('request.not_found')
    return null
  })
}

/** As much of a key as distinguishes it from another: who reads the audit trail cannot use it. */
const shortKey = (key: string) => `${key.slice(0, 6)}…`
