import * as contract from '../../../../contract/return/sheet.ts'
import type { Mount } from '../../../http/mount.ts'
import { orNotFound } from '../../../http/refuse.ts'
import { readSheet } from './read-sheet.ts'
import { sheetTemplate } from './sheet-rows.ts'

export const returnSheetRoutes = (mount: Mount) =>
  mount(contract.getReturnSheetTemplate, ({ query, caller, language }) => sheetTemplate(query.format, caller, language))

/** Apart, because files travel as forms. */
export const returnSheetFileRoutes = (mount: Mount) =>
  mount(contract.readReturnSheet, async ({ files, query, ...call }) => {
    const [file] = await files()
    return { rows: await readSheet(call, orNotFound(file).bytes, query.type ?? 'quality') }
  })
