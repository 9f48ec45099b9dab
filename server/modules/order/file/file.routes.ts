import * as contract from '../../../../contract/order/file.ts'
import { addAttachment, attachmentHandlers } from '../../../files/attachments/attachments.ts'
import type { Files } from '../../../files/files.ts'
import type { Mount } from '../../../http/mount.ts'
import { insertOrderFile } from './file.queries.ts'
import { orderAttachments } from './file.ts'

export const orderFileRoutes = (mount: Mount, store: Files) => {
  const { get, remove } = attachmentHandlers(store, orderAttachments.table)
  mount(contract.addOrderFile, ({ query: { kind }, files, ...context }) =>
    addAttachment(context, store, orderAttachments, {
      files,
      insert: (tx, attachment) => insertOrderFile(tx, attachment, kind),
    }),
  )
  mount(contract.removeOrderFile, remove)
  mount(contract.getOrderFile, get)
}
