import { useQuery } from '@tanstack/react-query'
import { BlockSkeleton } from '../../../../../ui/feedback/Skeletons.tsx'
import { useText } from '../../../../../ui/language/language.tsx'
import { Fetched } from '../../../../../ui/list/Fetched.tsx'
import { reminderRulesQuery } from './queries.ts'
import { ReminderRulesForm } from './ReminderRulesForm.tsx'
import classes from './Rules.module.css'

/** How a site reminds, as a part of its page. */
export function SiteReminders({ orgId }: { orgId: number }) {
  const text = useText()
  return (
    <section className={classes.site} aria-labelledby="reminders">
      <h2 id="reminders">{text('money_reminder.title')}</h2>
      <Fetched result={useQuery(reminderRulesQuery)} skeleton={<BlockSkeleton height={420} />}>
        {(sites) =>
          sites.filter((rules) => rules.orgId === orgId).map((rules) => <ReminderRulesForm key={orgId} rules={rules} />)
        }
      </Fetched>
    </section>
  )
}
