import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { exportAccountPrices } from '../../../../contract/catalogue/account-price.ts'
import { longestKeyword } from '../../../../rules/paging.ts'
import { download } from '../../../api/download.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { SideDrawer } from '../../../ui/dialog/SideDrawer.tsx'
import { Empty } from '../../../ui/feedback/Notice.tsx'
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx'
import { BlockSkeleton, RowSkeletons } from '../../../ui/feedback/Skeletons.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useText } from '../../../ui/language/language.tsx'
import { Exports } from '../../../ui/list/Exports.tsx'
import { Fetched } from '../../../ui/list/Fetched.tsx'
import { ListPage } from '../../../ui/list/ListPage.tsx'
import { idIn, type PageParams, pagingIn, textIn, toPageQuery } from '../../../ui/list/query.ts'
import classes from '../../features/customer/account/price/AccountPrice.module.css'
import { PriceForm } from '../../features/customer/account/price/PriceForm.tsx'
import { PriceImport } from '../../features/customer/account/price/PriceImport.tsx'
import { PriceList } from '../../features/customer/account/price/PriceList.tsx'
import { PriceRules } from '../../features/customer/account/price/PriceRules.tsx'
import { pricesQuery, type PriceRules as RuleSet, rulesQuery } from '../../features/customer/account/price/queries.ts'
import { headWithTitle } from '../../layout/page-head.ts'

type SearchParams = PageParams & {
  keyword?: string | undefined
  seller?: number | undefined
}

export const Route = createFileRoute('/_shop/_account/_closed/my/accountprice')({
  staticData: { permission: 'cust:accountprice' },
  validateSearch: (query: Record<string, unknown>): SearchParams => ({
    keyword: textIn(query, 'keyword', longestKeyword),
    seller: idIn(query, 'seller'),
    ...pagingIn(query),
  }),
  // They stand above the list and are as high as they are many.
  loader: async ({ context: { queries } }) => {
    const { rulesQuery } = await import('../../features/customer/account/price/queries.ts')
    await queries.prefetchQuery(rulesQuery)
  },
  head: headWithTitle('account_price.title'),
  component: AccountPricePage,
  pendingComponent: () => (
    <PageSkeleton title="account_price.title">
      <RowSkeletons />
    </PageSkeleton>
  ),
})

type Open = 'price' | 'import' | null

function AccountPricePage() {
  const text = useText()
  const { seller, ...page } = Route.useSearch()
  const [open, setOpen] = useState<Open>(null)
  const rules = useQuery(rulesQuery)
  const sellers = rules.data?.accounts ?? []
  const choices = sellers.map(({ accountId, name }) => ({ value: String(accountId), label: name }))
  return (
    <>
      <ListPage
        title={text('account_price.title')}
        above={<Rules rules={rules} />}
        search={{ ...page, seller }}
        filters={[
          { name: 'keyword', label: text('account_price.find'), longest: longestKeyword },
          {
            name: 'seller',
            label: text('account_price.seller'),
            any: text('account_price.any_seller'),
            among: choices,
          },
        ]}
        actions={<Actions onOpen={setOpen} />}
        found={useQuery(pricesQuery(toPageQuery({ ...page, accountId: seller })))}
        expectedRows={6}
        empty={<Empty title={text('account_price.none')}>{text('account_price.none_hint')}</Empty>}
        noMatch={{
          title: text('account_price.none_match'),
          hint: text('account_price.none_match_hint'),
          onward: <SetPrice variant="default" onOpen={setOpen} />,
        }}
      >
        {(rows) => <PriceList prices={rows} />}
      </ListPage>
      {open && <PriceDrawer open={open} sellers={sellers} onClose={() => setOpen(null)} />}
    </>
  )
}

function Rules({ rules }: { rules: UseQueryResult<RuleSet> }) {
  const text = useText()
  return (
    <>
      <p className={classes.lead}>{text('account_price.lead')}</p>
      <Fetched result={rules} skeleton={<BlockSkeleton height={170} />}>
        {(loaded) => <PriceRules {...loaded} />}
      </Fetched>
    </>
  )
}

function Actions({ onOpen }: { onOpen: (open: Open) => void }) {
  const text = useText()
  return (
    <>
      <Exports onExport={(format) => download(exportAccountPrices, { query: { format } })} />
      <Button variant="default" onClick={() => onOpen('import')}>
        {text('account.import')}
      </Button>
      <SetPrice onOpen={onOpen} />
    </>
  )
}

function SetPrice({ onOpen, variant }: { onOpen: (open: Open) => void; variant?: 'default' }) {
  const text = useText()
  return (
    <Button {...(variant && { variant })} onClick={() => onOpen('price')}>
      {text('account_price.set')}
    </Button>
  )
}

type PriceDrawerProps = { open: NonNullable<Open>; sellers: RuleSet['accounts']; onClose: () => void }

function PriceDrawer({ open, sellers, onClose }: PriceDrawerProps) {
  const text = useText()
  if (open === 'import') {
    return (
      <SideDrawer title={text('account.import')} onClose={onClose}>
        <PriceImport />
      </SideDrawer>
    )
  }
  const onSet = () => {
    toast(text('account_price.saved'), 'good')
    onClose()
  }
  return (
    <SideDrawer title={text('account_price.set_title')} onClose={onClose}>
      <PriceForm sellers={sellers} onSet={onSet} />
    </SideDrawer>
  )
}
