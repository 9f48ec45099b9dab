import Bowser from 'bowser'
import { endSession, listSessions, signOutEverywhere } from '../../../../contract/identity/session-list.ts'
import { recordEvent, toActor } from '../../../events/record.ts'
import { readBearer } from '../../../http/caller.ts'
import type { Mount } from '../../../http/mount.ts'
import { Refusal } from '../../../http/refuse.ts'
import { countryOfAddress } from '../../site/sites/country-of-address.ts'
import { closeSessionById, closeSessions, findSessions } from './session-list.queries.ts'

export const sessionListRoutes = (mount: Mount) => {
  mount(listSessions, async ({ caller, db, now, request }) => {
    const sessions = await findSessions(db, caller.accountId, readBearer(request) ?? '', now)
    return Promise.all(
      sessions.map(async ({ id, address, user_agent, created_at, last_seen_at, current }) => ({
        sessionId: id,
        ...describeMachine(user_agent),
        countryIso2: await countryOfAddress(address ?? ''),
        address,
        signedInAt: created_at.toISOString(),
        lastSeenAt: last_seen_at.toISOString(),
        current,
      })),
    )
  })

  mount(endSession, async ({ caller, params, db }) => {
    if (!(await closeSessionById(db, caller.accountId, params.id))) throw new Refusal('request.not_found')
    return null
  })

  mount(signOutEverywhere, ({ caller, db, now, request }) =>
    db.transaction().execute(async (tx) => {
      await closeSessions(tx, caller.accountId)
      const subject = `account ${caller.accountId}`
      await recordEvent(tx, { ...toActor(request, caller), action: 'session.closed_everywhere', subject }, now)
      return null
    }),
  )
}

/** What a browser says of itself; empty where it says nothing that is known. */
function describeMachine(userAgent: string) {
  if (userAgent === '') return { browser: '', system: '' }
  const { browser, os } = Bowser.parse(userAgent)
  return { browser: browser.name ?? '', system: os.name ?? '' }
}
