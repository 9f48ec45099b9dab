import { changeSiteSourcing } from '../../../../../contract/site/settings.ts'
import { sourcingPreferences } from '../../../../../rules/sourcing/plan.ts'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import { RadioCards } from '../../../../ui/form/RadioCards.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import { type SiteSettings, useChangeSite } from './queries.ts'
import classes from './SiteSettings.module.css'
import { WaitingSwitch } from './WaitingSwitch.tsx'

/** From where orders leave that no single warehouse has at once; each customer may choose otherwise. */
export function SourcingSwitch({ site }: { site: SiteSettings }) {
  const { orgId, sourcing } = site
  const text = useText()
  const change = useChangeSite(changeSiteSourcing)
  return (
    <section className={classes.part} aria-labelledby="sourcing">
      <h2 id="sourcing">{text('site_settings.sourcing')}</h2>
      <p className={classes.quiet}>{text('site_settings.sourcing_hint')}</p>
      <RefusalNotice why={change.error} />
      <RadioCards
        title={text('site_settings.sourcing_default')}
        options={sourcingPreferences.map((value) => ({
          value,
          label: text(`site_settings.${value}`),
          hint: text(`site_settings.${value}_hint`),
        }))}
        chosen={change.isPending ? change.variables.body.sourcing : sourcing}
        onChoose={(chosen) => change.mutate({ params: { id: orgId }, body: { sourcing: chosen } })}
      />
      <WaitingSwitch site={site} />
    </section>
  )
}
