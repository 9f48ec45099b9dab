import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Endpoint, Input, Reply } from '../../../../../contract/endpoint.ts'
import { listBankTables } from '../../../../../contract/payment/bank-table.ts'
import { getSiteSettings, listSiteSettings, listWarehouseAddresses } from '../../../../../contract/site/settings.ts'
import { listCountries } from '../../../../../contract/site/site.ts'
import { type CallFailed, call } from '../../../../api/call.ts'
import { saysItself } from '../../../../api/failures.ts'
import { siteKey, todayKey } from '../../../../api/queries.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useText } from '../../../../ui/language/language.tsx'

export type SiteRow = Reply<typeof listSiteSettings>[number]
export type SiteSettings = Reply<typeof getSiteSettings>
export type OwnAccount = SiteSettings['bankAccounts'][number]
export type BankTable = Reply<typeof listBankTables>[number]
export type WarehouseRow = Reply<typeof listWarehouseAddresses>[number]

const settingsKey = ['site-settings']

export const sitesQuery = queryOptions({
  queryKey: [...settingsKey, 'list'],
  queryFn: () => call(listSiteSettings, {}),
})

export const siteSettingsQuery = (id: number) =>
  queryOptions({ queryKey: [...settingsKey, id], queryFn: () => call(getSiteSettings, { params: { id } }) })

export const bankTablesQuery = (id: number, bankAccountId: number) =>
  queryOptions({
    queryKey: [...settingsKey, id, 'tables', bankAccountId],
    queryFn: () => call(listBankTables, { params: { id, bankAccountId } }),
  })

export const warehousesQuery = queryOptions({
  queryKey: [...settingsKey, 'warehouses'],
  queryFn: () => call(listWarehouseAddresses, {}),
})

/** Changes one part of a site's settings; what is wrong is shown beside its fields. */
export function useChangeSite<E extends Endpoint>(endpoint: E, onChanged: () => void = () => {}) {
  const text = useText()
  const queries = useQueryClient()
  return useMutation<Reply<E>, CallFailed, Input<E>>({
    meta: saysItself,
    mutationFn: (input) => call(endpoint, input),
    onSuccess: () => {
      toast(text('site_settings.saved'), 'good')
      onChanged()
    },
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: settingsKey }),
        queries.invalidateQueries({ queryKey: siteKey }),
        queries.invalidateQueries({ queryKey: todayKey }),
      ]),
  })
}

/** The countries that an address may be in. */
export const countriesQuery = queryOptions({
  queryKey: [...settingsKey, 'countries'],
  queryFn: () => call(listCountries, {}),
  staleTime: 60 * 60_000,
})
