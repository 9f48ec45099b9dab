import * as contract from '../../../../contract/order/file.ts'
import type { Files } from '../../../files/files.ts'
import type { Mount } from '../../../http/mount.ts'
import { orNotFound } from '../../../http/refuse.ts'
import { findOrderFile, removeWaitingFile } from './file.queries.ts'
import { addOrderFile } from './file.ts'

export const orderFileRoutes = (mount: Mount, store: Files) => {
  mount(contract.addOrderFile, ({ query: { kind }, files, caller, db, now }) =>
    addOrderFile({ db, caller, now }, store, { kind, files }),
  )

  mount(contract.removeOrderFile, async ({ params, caller, db }) => {
    await store.remove(orNotFound(await removeWaitingFile(db, caller, params.fileId)).file)
    return null
  })

  mount(contract.getOrderFile, async ({ params, caller, db }) => {
    const { file, name, mediaType } = orNotFound(await findOrderFile(db, caller, params.fileId))
    return { bytes: await store.get(file), mediaType, name }
  })
}
