import { useQuery } from '@tanstack/react-query'
import { type CouponTab, couponTabs } from '../../../../../rules/catalogue/price/coupon.ts'
import { useSite } from '../../../../api/site/site.ts'
import { ButtonLink } from '../../../../ui/controls/ButtonLink.tsx'
import { QueryLink } from '../../../../ui/controls/QueryLink.tsx'
import { Empty } from '../../../../ui/feedback/Notice.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import { ListPage } from '../../../../ui/list/ListPage.tsx'
import { NoMatch } from '../../../../ui/list/NoMatch.tsx'
import { type PageParams, toPageQuery } from '../../../../ui/list/query.ts'
import classes from '../../../../ui/page/Tabs.module.css'
import { ClaimCoupon } from './ClaimCoupon.tsx'
import { CouponList } from './CouponList.tsx'
import { couponsQuery } from './queries.ts'

type Props = {
  /** What the address asks for; `state` is the tab, all of them where it is none. */
  search: PageParams & { state?: string | undefined }
}

/** The coupons of the reader's company by their state, and the way to get one by its code. */
export function Wallet({ search: { state, ...paging } }: Props) {
  const { region } = useSite()
  const tab = couponTabs.find((one) => one === state) ?? 'all'
  const coupons = useQuery({ ...couponsQuery(toPageQuery({ ...paging, tab })), enabled: region === 'EU' })

  if (region !== 'EU') return <OnlyInEurope />
  return (
    <ListPage
      above={
        <>
          <ClaimCoupon />
          <Tabs tab={tab} />
        </>
      }
      search={paging}
      found={coupons}
      expectedRows={4}
      empty={<NoCoupons narrowed={tab !== 'all'} />}
    >
      {(rows) => <CouponList coupons={rows} />}
    </ListPage>
  )
}

function Tabs({ tab }: { tab: CouponTab }) {
  const text = useText()
  return (
    <nav aria-label={text('coupon.tabs')} className={classes.tabs}>
      {couponTabs.map((one) => (
        <QueryLink
          key={one}
          change={{ state: one === 'all' ? undefined : one, page: undefined }}
          stay
          className={classes.tab}
          aria-current={one === tab ? 'page' : undefined}
        >
          {text(`coupon.tab_${one}`)}
        </QueryLink>
      ))}
    </nav>
  )
}

function OnlyInEurope() {
  const text = useText()
  return (
    <Empty
      title={text('coupon.europe_title')}
      action={<ButtonLink to="/pm/promotion">{text('promotion.title')}</ButtonLink>}
    >
      {text('coupon.europe')}
    </Empty>
  )
}

function NoCoupons({ narrowed }: { narrowed: boolean }) {
  const text = useText()
  if (narrowed) {
    return <NoMatch title={text('coupon.none_of_tab')} hint={text('coupon.none_of_tab_hint')} filters={['state']} />
  }
  return (
    <Empty
      title={text('coupon.none')}
      action={
        <ButtonLink to="/pm/promotion" variant="default">
          {text('promotion.title')}
        </ButtonLink>
      }
    >
      {text('coupon.none_hint')}
    </Empty>
  )
}
