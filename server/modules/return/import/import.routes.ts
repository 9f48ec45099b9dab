import * as contract from '../../../../contract/return/import.ts'
import type { Mount } from '../../../http/mount.ts'
import { orNotFound } from '../../../http/refuse.ts'
import { importTemplate } from './import-rows.ts'
import { readImport } from './read-import.ts'

export const returnImportRoutes = (mount: Mount) =>
  mount(contract.getReturnImportTemplate, ({ query, caller, language }) =>
    importTemplate(query.format, caller, language),
  )

/** Apart, because files travel as forms. */
export const returnImportFileRoutes = (mount: Mount) =>
  mount(contract.readReturnImport, async ({ files, query, ...call }) => {
    const [file] = await files()
    return readImport(call, orNotFound(file).bytes, query)
  })
