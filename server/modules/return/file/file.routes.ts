import * as contract from '../../../../contract/return/file.ts'
import { addAttachment, attachmentHandlers } from '../../../files/attachments/attachments.ts'
import type { Files } from '../../../files/files.ts'
import type { Mount } from '../../../http/mount.ts'
import { insertReturnFile } from './file.queries.ts'
import { returnAttachments } from './file.ts'

export const returnFileRoutes = (mount: Mount, store: Files) => {
  const { get, remove } = attachmentHandlers(store, returnAttachments.table)
  mount(contract.addReturnFile, ({ files, ...context }) =>
    addAttachment(context, store, returnAttachments, { files, insert: insertReturnFile }),
  )
  mount(contract.getReturnFile, get)
  mount(contract.removeReturnFile, remove)
}
