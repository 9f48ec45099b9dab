import { useMutation, useQueryClient } from '@tanstack/react-query'
import { importAccountPrices, longestPriceFile } from '../../../../contract/account-price.ts'
import type { Reply } from '../../../../contract/endpoint.ts'
import { type CallFailed, call } from '../../../api/call.ts'
import { saysItself } from '../../../api/failures.ts'
import { CsvImport } from '../../../ui/CsvImport.tsx'
import { useReason } from '../../../ui/failure.ts'
import { pricesKey } from './queries.ts'

/** Takes over prices from a file. */
export function PriceImport() {
  const reasonOf = useReason()
  const queries = useQueryClient()
  const importing = useMutation<Reply<typeof importAccountPrices>, CallFailed, string>({
    meta: saysItself,
    mutationFn: (csv) => call(importAccountPrices, { body: { csv } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: pricesKey }),
  })
  return (
    <CsvImport
      columns={['number', 'account', 'price']}
      largest={longestPriceFile}
      busy={importing.isPending}
      failed={importing.error ? reasonOf(importing.error) : undefined}
      imported={importing.data}
      onFile={importing.mutate}
    />
  )
}
