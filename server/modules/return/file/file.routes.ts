import * as contract from '../../../../contract/return/file.ts'
import type { Files } from '../../../files/files.ts'
import type { Mount } from '../../../http/mount.ts'
import { orNotFound } from '../../../http/refuse.ts'
import { findReturnFile, removeWaitingFile } from './file.queries.ts'
import { addReturnFile } from './file.ts'

export const returnFileRoutes = (mount: Mount, store: Files) => {
  mount(contract.addReturnFile, ({ files, caller, db, now }) => addReturnFile({ db, caller, now }, store, files))

  mount(contract.getReturnFile, async ({ params, caller, db }) => {
    const { file, name, mediaType } = orNotFound(await findReturnFile(db, caller, params.fileId))
    return { bytes: await store.get(file), mediaType, name }
  })

  mount(contract.removeReturnFile, async ({ params, caller, db }) => {
    await store.remove(orNotFound(await removeWaitingFile(db, caller, params.fileId)).file)
    return null
  })
}
