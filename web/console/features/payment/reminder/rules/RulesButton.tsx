import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../../../ui/controls/Button.tsx'
import { Select } from '../../../../../ui/controls/Select.tsx'
import { SideDrawer } from '../../../../../ui/dialog/SideDrawer.tsx'
import { BlockSkeleton } from '../../../../../ui/feedback/Skeletons.tsx'
import { useText } from '../../../../../ui/language/language.tsx'
import { Fetched } from '../../../../../ui/list/Fetched.tsx'
import { reminderRulesQuery, type SiteRules } from './queries.ts'
import { ReminderRulesForm } from './ReminderRulesForm.tsx'
import classes from './Rules.module.css'

/** How the sites remind, for who has no page of a site. */
export function RulesButton() {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" className={classes.open} onClick={() => setOpen(true)}>
        {text('money_reminder.rules')}
      </Button>
      {isOpen && (
        <SideDrawer title={text('money_reminder.rules')} onClose={() => setOpen(false)}>
          <Rules />
        </SideDrawer>
      )}
    </>
  )
}

const Rules = () => (
  <Fetched result={useQuery(reminderRulesQuery)} skeleton={<BlockSkeleton height={480} />}>
    {(sites) => <RulesOfSites sites={sites} />}
  </Fetched>
)

function RulesOfSites({ sites }: { sites: readonly SiteRules[] }) {
  const text = useText()
  const [chosen, setChosen] = useState(sites[0]?.orgId)
  return (
    <div className={classes.sites}>
      {sites.length > 1 && (
        <Select
          label={text('desk.site')}
          value={String(chosen)}
          data={sites.map(({ orgId, siteName }) => ({ value: String(orgId), label: siteName }))}
          onChange={({ target }) => setChosen(Number(target.value))}
        />
      )}
      {/* What was typed for one site stays while another is looked at. */}
      {sites.map((rules) => (
        <div key={rules.orgId} hidden={rules.orgId !== chosen}>
          <ReminderRulesForm rules={rules} />
        </div>
      ))}
    </div>
  )
}
