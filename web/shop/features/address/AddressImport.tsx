import { useMutation, useQueryClient } from '@tanstack/react-query'
import { importAddressFile, longestImport } from '../../../../contract/customer/address.ts'
import type { Reply } from '../../../../contract/endpoint.ts'
import type { CallFailed } from '../../../api/call.ts'
import { saysItself } from '../../../api/failures.ts'
import { upload } from '../../../api/upload.ts'
import { useReason } from '../../../ui/feedback/failure.ts'
import { CsvImport } from '../../../ui/form/CsvImport.tsx'
import { addressesKey } from './queries.ts'

const columns = [
  ...['kind', 'customer_type', 'company', 'first_name', 'last_name', 'contact_name', 'address1', 'address2', 'city'],
  ...['state', 'postcode', 'country', 'phone', 'mobile', 'email', 'fax'],
]

/** Takes over addresses from a file. */
export function AddressImport() {
  const reasonOf = useReason()
  const queries = useQueryClient()
  const importing = useMutation<Reply<typeof importAddressFile>, CallFailed, File>({
    meta: saysItself,
    mutationFn: (file) => upload(importAddressFile, {}, { file }),
    onSuccess: () => queries.invalidateQueries({ queryKey: addressesKey }),
  })
  return (
    <CsvImport
      columns={columns}
      largest={longestImport}
      busy={importing.isPending}
      failed={importing.error ? reasonOf(importing.error) : undefined}
      imported={importing.data}
      onFile={importing.mutate}
    />
  )
}
