import { Link } from '@tanstack/react-router'
import { changeSiteOrders } from '../../../../../contract/site/settings.ts'
import { siteNeeds } from '../../../../../rules/site/readiness.ts'
import { languageTag } from '../../../../../texts/index.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import { useLanguage, useText } from '../../../../ui/language/language.tsx'
import { detailLink } from '../../../../ui/page/console-link.ts'
import { type SiteSettings, useChangeSite } from './queries.ts'
import { SiteState } from './SiteList.tsx'
import classes from './SiteSettings.module.css'

/** Whether a site takes orders, what it lacks for that, and the switch. */
export function OrdersSwitch({ site }: { site: SiteSettings }) {
  const text = useText()
  const { language } = useLanguage()
  const { orgId, takesOrders, lacks } = site
  const change = useChangeSite(changeSiteOrders)
  const needs = siteNeeds.filter((need) => lacks.includes(need))
  const list = new Intl.ListFormat(languageTag(language), { type: 'conjunction' }).format(
    needs.map((need) => text(`site_settings.lack_${need}`)),
  )
  return (
    <section className={classes.part} aria-label={text('site_settings.orders')}>
      <SiteState site={site} />
      {needs.length > 0 && <p className={classes.warning}>{text('site_settings.lacking', { list })}</p>}
      {lacks.includes('bankAccount') && <p className={classes.warning}>{text('site_settings.no_bank')}</p>}
      {lacks.includes('paymentNotes') && <p className={classes.warning}>{text('site_settings.no_payment_notes')}</p>}
      {site.missingAccounts.length > 0 && <MissingAccounts site={site} />}
      <RefusalNotice why={change.error} />
      <div className={classes.ways}>
        <Button
          variant="default"
          loading={change.isPending}
          onClick={() => change.mutate({ params: { id: orgId }, body: { takesOrders: !takesOrders } })}
        >
          {text(takesOrders ? 'site_settings.close_now' : 'site_settings.open_now')}
        </Button>
        {takesOrders && <span className={classes.quiet}>{text('site_settings.close_hint')}</span>}
      </div>
    </section>
  )
}

/** Who invoices for the site and is paid to another company's account; each leads to where its accounts are set. */
function MissingAccounts({ site: { missingAccounts } }: { site: SiteSettings }) {
  const text = useText()
  return (
    <div className={classes.warning}>
      <p>{text('site_settings.no_issuer_accounts')}</p>
      <ul>
        {missingAccounts.map(({ orgId, company, currency }) => (
          <li key={orgId}>
            <Link {...detailLink('sites', orgId)}>{text('site_settings.issuer_account', { company, currency })}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
