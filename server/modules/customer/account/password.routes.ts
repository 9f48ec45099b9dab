import * as contract from '../../../../contract/identity/password.ts'
import type { Mount } from '../../../http/mount.ts'
import { readDevice } from '../../identity/verification/known-place.ts'
import { askForPassword, setPassword } from './forgotten-password.ts'

/** The way to a new password, for users who have lost theirs. */
export const passwordRoutes = (mount: Mount) => {
  mount(contract.askForPassword, async ({ body, db, now, request }) => {
    await askForPassword(db, { ...body, address: request.ip, device: readDevice(request) }, now)
    return null
  })

  mount(contract.setPassword, async ({ body, db, now, request }) => {
    await setPassword(db, { ...body, address: request.ip }, now)
    return null
  })
}
