import type { ReactNode } from 'react'
import { officeKinds } from '../../../../../rules/site/settings.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { AutomationForm } from './AutomationForm.tsx'
import { BankAccounts } from './BankAccounts.tsx'
import { ContactForm } from './ContactForm.tsx'
import { OfficeForm } from './OfficeForm.tsx'
import { OrdersSwitch } from './OrdersSwitch.tsx'
import type { SiteSettings } from './queries.ts'
import classes from './SiteSettings.module.css'
import { SourcingSwitch } from './SourcingSwitch.tsx'

/** All that is set of a site, part by part; each is saved by itself. What another feature sets of it stands at the end. */
export function SiteDetail({ site, children }: { site: SiteSettings; children?: ReactNode }) {
  const text = useText()
  return (
    <div className={classes.parts}>
      <h1>{site.siteName}</h1>
      <OrdersSwitch site={site} />
      <ContactForm site={site} />
      <AutomationForm site={site} />
      <SourcingSwitch site={site} />
      {site.registeredAt && (
        <p className={classes.warning}>{text('site_settings.registered_at', { site: site.registeredAt.siteName })}</p>
      )}
      {officeKinds[site.region].map((kind) => (
        <OfficeForm key={kind} site={site} kind={kind} />
      ))}
      <BankAccounts site={site} />
      {children}
    </div>
  )
}
