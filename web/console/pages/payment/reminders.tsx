import { useQuery } from '@tanstack/react-query'
import { Empty } from '../../../ui/feedback/Notice.tsx'
import { useText } from '../../../ui/language/language.tsx'
import { ListPage } from '../../../ui/list/ListPage.tsx'
import { pagingIn, toPageQuery } from '../../../ui/list/query.ts'
import { PaymentTabs } from '../../features/payment/PaymentTabs.tsx'
import { dueRemindersQuery } from '../../features/payment/reminder/queries.ts'
import { ReminderList } from '../../features/payment/reminder/ReminderList.tsx'
import { RulesButton } from '../../features/payment/reminder/rules/RulesButton.tsx'
import { usePageSearch } from '../../layout/usePageSearch.ts'

export default function RemindersPage() {
  const text = useText()
  const search = usePageSearch(pagingIn)
  return (
    <ListPage
      title={text('money_reminder.title')}
      intro={text('money_reminder.intro')}
      above={
        <>
          <PaymentTabs />
          <RulesButton />
        </>
      }
      search={search}
      found={useQuery(dueRemindersQuery(toPageQuery(search)))}
      expectedRows={6}
      empty={<Empty title={text('money_reminder.none')}>{text('money_reminder.none_hint')}</Empty>}
    >
      {(rows) => <ReminderList due={rows} />}
    </ListPage>
  )
}
