import type { FastifyRequest } from 'fastify'
import * as contract from '../../../../contract/office/staff-user.ts'
import { toPage } from '../../../../rules/paging.ts'
import type { Db } from '../../../db/database.ts'
import { toActor } from '../../../events/record.ts'
import type { Caller } from '../../../http/caller.ts'
import type { Mount } from '../../../http/mount.ts'
import { orNotFound } from '../../../http/refuse.ts'
import {
  addStaffUser,
  changeStaffUser,
  changeStatus,
  removeAuthenticator,
  sendPasswordLink,
} from './manage-staff-users.ts'
import { findStaffUser, findStaffUserPage } from './staff-user.staff.ts'

export const staffUserRoutes = (mount: Mount) => {
  mount(contract.listStaffUsers, async ({ query, db }) => {
    const { rows, total } = await findStaffUserPage(db, { ...query, ...toPage(query) })
    return { rows: rows.map(onWire), total }
  })
  mount(contract.getStaffUser, async ({ params, db }) => onWire(orNotFound(await findStaffUser(db, params.id))))
  mount(contract.addStaffUser, ({ body, ...call }) => addStaffUser(toChange(call), body))
  mount(contract.changeStaffUser, ({ params, body, ...call }) => changeStaffUser(toChange(call), params.id, body))
  mount(contract.changeStaffUserStatus, ({ params, body, ...call }) =>
    changeStatus(toChange(call), params.id, body.status),
  )
  mount(contract.removeStaffUserAuthenticator, ({ params, ...call }) => removeAuthenticator(toChange(call), params.id))
  mount(contract.sendStaffUserLink, ({ params, ...call }) => sendPasswordLink(toChange(call), params.id))
}

type Call = { db: Db; caller: Caller; now: Date; request: FastifyRequest }

const toChange = ({ db, caller, now, request }: Call) => ({ db, caller, actor: toActor(request, caller), now })

const onWire = <Row extends { lastSeenAt: Date | null }>(row: Row) => ({
  ...row,
  lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
})
