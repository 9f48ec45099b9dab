import { getBulkOrderTemplate, readBulkOrder } from '../../../../contract/order/bulk-order.ts'
import type { Mount } from '../../../http/mount.ts'
import { orNotFound } from '../../../http/refuse.ts'
import { readBulkFile } from './bulk-order.ts'
import { bulkTemplate } from './rows.ts'

export const bulkOrderRoutes = (mount: Mount) =>
  mount(getBulkOrderTemplate, ({ query, caller, language }) => bulkTemplate(query.format, caller, language))

/** Apart, because files travel as forms. */
export const bulkOrderFileRoutes = (mount: Mount) =>
  mount(readBulkOrder, async ({ files, query, ...call }) => {
    const [file] = await files()
    return readBulkFile(call, orNotFound(file).bytes, query)
  })
