import { queryOptions } from '@tanstack/react-query'
import type { Reply } from '../../../../../contract/endpoint.ts'
import { previewBankTable } from '../../../../../contract/payment/bank-table.ts'
import type { TableEncoding } from '../../../../../rules/table-file/table-file.ts'
import { upload } from '../../../../api/upload.ts'

export type Preview = Reply<typeof previewBankTable>

/** What staff say of a table: of which account it is, and how it is read. */
export type Description = { bankAccountId: number | null; layout: Preview['layout'] }

type SentTable = { file: File; encoding: TableEncoding | undefined }

type WordField = 'creditWords' | 'debitWords' | 'bookedWords' | 'pendingWords'

/** How a description travels beside its file; one word that is empty is a line break. */
export function toQueryParts({ bankAccountId, layout }: Description) {
  const words = (field: WordField) =>
    layout[field].join('\n') === '' && layout[field].length > 0 ? '\n' : layout[field].join('\n')
  return {
    ...(bankAccountId !== null && { bankAccountId }),
    ...(layout.dayOrder && { dayOrder: layout.dayOrder }),
    ...(layout.decimal && { decimal: layout.decimal }),
    roles: layout.roles.join(','),
    wholeDays: layout.wholeDays,
    creditWords: words('creditWords'),
    debitWords: words('debitWords'),
    bookedWords: words('bookedWords'),
    pendingWords: words('pendingWords'),
  }
}

/** What would become of a file: as the shop proposes it, or as it is described. */
export const previewQuery = ({ file, encoding }: SentTable, description: Description | undefined) =>
  queryOptions({
    queryKey: ['bank table', file.name, file.lastModified, file.size, encoding ?? null, description ?? null],
    queryFn: () => {
      const query = { ...(description && toQueryParts(description)), ...(encoding && { encoding }) }
      return upload(previewBankTable, { query }, { file })
    },
    // What was shown stays until the next is here, so that the form keeps its place.
    placeholderData: (before: Preview | undefined) => before,
    gcTime: 0,
  })
