import { useQuery } from '@tanstack/react-query'
import { type MailState, mailStates } from '../../../rules/console/outbox.ts'
import { longestKeyword } from '../../../rules/paging.ts'
import { Empty } from '../../ui/feedback/Notice.tsx'
import { useText } from '../../ui/language/language.tsx'
import { FindForm } from '../../ui/list/FindForm.tsx'
import { PagedList } from '../../ui/list/PagedList.tsx'
import { choiceIn, type Paged, pageAsked, pagingIn, textIn } from '../../ui/list/query.ts'
import { MailList } from '../features/outbox/MailList.tsx'
import { mailsQuery } from '../features/outbox/queries.ts'
import { useAsked } from '../layout/useAsked.ts'
import classes from './Page.module.css'

type Asked = Paged & {
  status?: MailState | undefined
  recipient?: string | undefined
}

const read = (query: Record<string, unknown>): Asked => ({
  status: choiceIn(query, 'status', mailStates),
  recipient: textIn(query, 'recipient', longestKeyword),
  ...pagingIn(query),
})

export default function OutboxPage() {
  const text = useText()
  const asked = useAsked(read)
  const mails = useQuery(mailsQuery(pageAsked(asked)))
  const narrowed = Boolean(asked.status || asked.recipient)

  return (
    <>
      <h1>{text('outbox.title')}</h1>
      <p className={classes.intro}>{text('outbox.intro')}</p>
      {mails.data?.hasServer === false && <p className={classes.warning}>{text('outbox.no_server')}</p>}
      <FindForm
        asked={asked}
        fields={[{ name: 'recipient', label: text('outbox.recipient'), longest: longestKeyword }]}
        choices={[
          {
            name: 'status',
            label: text('outbox.state'),
            any: text('outbox.any_state'),
            among: mailStates.map((state) => ({ value: state, label: text(`outbox.state_${state}`) })),
          },
        ]}
      />
      <PagedList
        asked={asked}
        found={mails}
        rows={10}
        empty={
          <Empty title={text(narrowed ? 'outbox.none_match' : 'outbox.none')}>
            {text(narrowed ? 'outbox.none_match_hint' : 'outbox.none_hint')}
          </Empty>
        }
      >
        {(rows) => <MailList mails={rows} />}
      </PagedList>
    </>
  )
}
