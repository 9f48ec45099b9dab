import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import type { suggest } from '../../../../../contract/catalogue/catalogue.ts'
import { forgetSearch, recordSearch } from '../../../../../contract/catalogue/search-history.ts'
import type { Reply } from '../../../../../contract/endpoint.ts'
import { call } from '../../../../api/call.ts'
import { useSession } from '../../../../api/session/session.ts'
import { suggestQuery } from '../../../../api/suggest.ts'
import { useSettledValue } from '../../../../ui/useSettledValue.ts'
import { historyQuery } from './queries.ts'

export type Suggestion =
  | { kind: 'history'; id: number; keyword: string }
  | ({ kind: 'number' } & Reply<typeof suggest>['numbers'][number])
  | { kind: 'printer'; id: number; name: string; skuCount: number }

/** What to offer for what was typed: the account's own searches first, then numbers, then printers. */
export function useSuggestions(typed: string, open: boolean): Suggestion[] {
  const signedIn = useSession() !== null
  const keyword = useSettledValue(useDeferredValue(typed.trim()))
  const history = useQuery({ ...historyQuery, enabled: open && signedIn }).data ?? []
  const found = useQuery({ ...suggestQuery(keyword), enabled: open && keyword.length > 1 }).data

  const matching = history.filter((entry) => entry.keyword.toLowerCase().includes(keyword.toLowerCase()))
  return [
    ...matching
      .slice(0, keyword ? 3 : 10)
      .map((entry) => ({ kind: 'history' as const, id: entry.searchId, keyword: entry.keyword })),
    ...(keyword.length > 1 && found ? found.numbers : []).map((sku) => ({ ...sku, kind: 'number' as const })),
    ...(keyword.length > 1 && found ? found.models : []).map(({ modelId, name, skuCount }) => ({
      kind: 'printer' as const,
      id: modelId,
      name,
      skuCount,
    })),
  ]
}

/** Remembers a search of who is signed in. A failure is ignored. */
export function useRecordSearch() {
  const queries = useQueryClient()
  const session = useSession()
  return (keyword: string) => {
    if (!session || !keyword) return
    void call(recordSearch, { body: { keyword } })
      .then(() => queries.invalidateQueries({ queryKey: historyQuery.queryKey }))
      .catch(() => undefined)
  }
}

/** Forgets a search: gone at once, back if the server refuses. */
export function useForgetSearch() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call(forgetSearch, { params: { id } }),
    onMutate: (id) => {
      const before = queries.getQueryData(historyQuery.queryKey)
      queries.setQueryData(historyQuery.queryKey, (was) => was?.filter(({ searchId }) => searchId !== id))
      return before
    },
    onError: (_failed, _id, before) => queries.setQueryData(historyQuery.queryKey, before),
  })
}
