import { useQuery } from '@tanstack/react-query'
import { type MailState, mailStates } from '../../../../rules/office/outbox.ts'
import { longestKeyword } from '../../../../rules/paging.ts'
import { Empty } from '../../../ui/feedback/Notice.tsx'
import { useText } from '../../../ui/language/language.tsx'
import { ListPage } from '../../../ui/list/ListPage.tsx'
import { choiceIn, type PageParams, pagingIn, textIn, toPageQuery } from '../../../ui/list/query.ts'
import { MailList } from '../../features/office/outbox/MailList.tsx'
import { mailsQuery } from '../../features/office/outbox/queries.ts'
import { usePageSearch } from '../../layout/usePageSearch.ts'
import classes from '../Page.module.css'

type SearchParams = PageParams & {
  status?: MailState | undefined
  recipient?: string | undefined
}

const readSearch = (query: Record<string, unknown>): SearchParams => ({
  status: choiceIn(query, 'status', mailStates),
  recipient: textIn(query, 'recipient', longestKeyword),
  ...pagingIn(query),
})

export default function OutboxPage() {
  const text = useText()
  const search = usePageSearch(readSearch)
  const mails = useQuery(mailsQuery(toPageQuery(search)))
  const states = mailStates.map((state) => ({ value: state, label: text(`outbox.state_${state}`) }))
  return (
    <ListPage
      title={text('outbox.title')}
      intro={text('outbox.intro')}
      above={mails.data?.hasServer === false && <p className={classes.warning}>{text('outbox.no_server')}</p>}
      search={search}
      filters={[
        { name: 'recipient', label: text('outbox.recipient'), longest: longestKeyword },
        { name: 'status', label: text('outbox.state'), any: text('outbox.any_state'), among: states },
      ]}
      found={mails}
      expectedRows={10}
      empty={<Empty title={text('outbox.none')}>{text('outbox.none_hint')}</Empty>}
      noMatch={{ title: text('outbox.none_match'), hint: text('outbox.none_match_hint') }}
    >
      {(rows) => <MailList mails={rows} />}
    </ListPage>
  )
}
