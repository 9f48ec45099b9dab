import { getOrderSheetTemplate, readOrderSheet } from '../../../contract/order-sheet.ts'
import type { Mount } from '../../http/mount.ts'
import { orNotFound } from '../../http/refuse.ts'
import { readSheet } from './order-sheet.ts'
import { emptySheet } from './order-sheet-rows.ts'

export const orderSheetRoutes = (mount: Mount) =>
  mount(getOrderSheetTemplate, ({ query, caller, language }) => emptySheet(query.format, caller, language))

/** Apart, because files travel as forms. */
export const orderSheetFileRoutes = (mount: Mount) =>
  mount(readOrderSheet, async ({ files, query, ...call }) => {
    const [file] = await files()
    return readSheet(call, orNotFound(file).bytes, query.orderType ?? 'REG')
  })
