import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { toLines } from '../../../../rules/catalogue/search/skus-query.ts'
import { CallFailed } from '../../../api/call.ts'
import { useMay } from '../../../api/session/session.ts'
import { ButtonLink } from '../../../ui/controls/ButtonLink.tsx'
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx'
import { RefusalNotice } from '../../../ui/feedback/RefusalNotice.tsx'
import { BlockSkeleton } from '../../../ui/feedback/Skeletons.tsx'
import { useText } from '../../../ui/language/language.tsx'
import { Fetched } from '../../../ui/list/Fetched.tsx'
import { idIn, type PageParams, pagingIn, textIn } from '../../../ui/list/query.ts'
import { useAddManyToBasket } from '../../features/basket/basket/useAddManyToBasket.ts'
import { QuickOrderDesk } from '../../features/basket/quick-order/desk/QuickOrderDesk.tsx'
import classes from '../../features/basket/quick-order/QuickOrder.module.css'
import { quickOrderQuery } from '../../features/basket/quick-order/queries.ts'
import { Wallet } from '../../features/catalogue/coupon/Wallet.tsx'
import { headWithTitle } from '../../layout/page-head.ts'

type SearchParams = PageParams & {
  /** A list that was kept, to be changed. */
  list?: number | undefined
  /** Shared products. */
  skus?: string | undefined
  tab?: string | undefined
  /** Of the coupons. */
  state?: string | undefined
}

// What servers and proxies take for an address.
const longestQuery = 12_000
// The longest name of a tab.
const longestTab = 10

export const Route = createFileRoute('/_shop/_account/_closed/my/quickorder')({
  staticData: { permission: 'cust:myquickorder' },
  // What was typed is kept in the browser.
  ssr: false,
  validateSearch: (query: Record<string, unknown>): SearchParams => ({
    list: idIn(query, 'list'),
    skus: textIn(query, 'skus', longestQuery),
    tab: textIn(query, 'tab', longestTab),
    state: textIn(query, 'state', longestTab),
    ...pagingIn(query),
  }),
  head: (shown) => headWithTitle(shown.match.search.tab === 'coupon' ? 'coupon.title' : 'site.quick_order')(shown),
  component: QuickOrderPage,
  pendingComponent: () => (
    <PageSkeleton title="site.quick_order">
      <BlockSkeleton height={420} />
    </PageSkeleton>
  ),
})

function QuickOrderPage() {
  const text = useText()
  const orders = useMay('cust:order')
  const basket = useAddManyToBasket()
  const { list: id, skus = '', tab, ...wallet } = Route.useSearch()
  if (tab === 'coupon' && orders) {
    return (
      <>
        <h1>{text('coupon.title')}</h1>
        <Wallet search={wallet} />
      </>
    )
  }
  return (
    <>
      <header className={classes.headline}>
        <h1>{text('site.quick_order')}</h1>
        <span className={classes.push} />
        {orders && (
          <ButtonLink variant="default" to="/order/bulk">
            {text('bulk_order.title')}
          </ButtonLink>
        )}
        <ButtonLink variant="default" to="/hisorder/quickorders">
          {text('quick_order.lists')}
        </ButtonLink>
      </header>
      <p className={classes.lead}>{text('quick_order.lead')}</p>
      {id === undefined ? (
        <QuickOrderDesk key={`new ${skus}`} quickOrder={undefined} shared={toLines(skus)} basket={basket} />
      ) : (
        <SavedList key={id} id={id} basket={basket} />
      )}
    </>
  )
}

/** A list that was kept, to be changed where that is still allowed; else its products, or what was left of it, as a new list. */
function SavedList({ id, basket }: { id: number; basket: ReturnType<typeof useAddManyToBasket> }) {
  const text = useText()
  const list = useQuery({ ...quickOrderQuery(id), staleTime: 0 })
  const skeleton = <BlockSkeleton height={420} />
  // What this page has read before may have been changed since in another window.
  if (!list.isFetchedAfterMount) return skeleton
  if (list.data === undefined && list.error instanceof CallFailed && list.error.code === 404) {
    return (
      <>
        <RefusalNotice why={text('quick_order.missing_title')} />
        <QuickOrderDesk quickOrder={undefined} missingId={id} basket={basket} />
      </>
    )
  }
  return (
    <Fetched result={list} skeleton={skeleton}>
      {(quickOrder) => <QuickOrderDesk quickOrder={quickOrder} basket={basket} />}
    </Fetched>
  )
}
