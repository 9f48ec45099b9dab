import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Reply } from '../../../../../contract/endpoint.ts'
import { importAccountPrices, largestPriceFile } from '../../../../../contract/price/account-price.ts'
import type { CallFailed } from '../../../../api/call.ts'
import { saysItself } from '../../../../api/failures.ts'
import { upload } from '../../../../api/upload.ts'
import { useReason } from '../../../../ui/feedback/failure.ts'
import { CsvImport } from '../../../../ui/form/CsvImport.tsx'
import { pricesKey } from './queries.ts'

/** Takes over prices from a file. */
export function PriceImport() {
  const reasonOf = useReason()
  const queries = useQueryClient()
  const importing = useMutation<Reply<typeof importAccountPrices>, CallFailed, File>({
    meta: saysItself,
    mutationFn: (file) => upload(importAccountPrices, {}, { file }),
    onSuccess: () => queries.invalidateQueries({ queryKey: pricesKey }),
  })
  return (
    <CsvImport
      columns={['number', 'account', 'price']}
      largest={largestPriceFile}
      busy={importing.isPending}
      failed={importing.error ? reasonOf(importing.error) : undefined}
      imported={importing.data}
      onFile={importing.mutate}
    />
  )
}
