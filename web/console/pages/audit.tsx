import { useQuery } from '@tanstack/react-query'
import { type AuditAction, auditActions, auditActionText } from '../../../rules/console/audit.ts'
import { Empty } from '../../ui/feedback/Notice.tsx'
import { useText } from '../../ui/language/language.tsx'
import { FindForm } from '../../ui/list/FindForm.tsx'
import { PagedList } from '../../ui/list/PagedList.tsx'
import { choiceIn, type Paged, pageAsked, pagingIn, textIn } from '../../ui/list/query.ts'
import { ChainState } from '../features/audit/ChainState.tsx'
import { EventList } from '../features/audit/EventList.tsx'
import { auditQuery, chainQuery } from '../features/audit/queries.ts'
import { useAsked } from '../layout/useAsked.ts'
import classes from './Page.module.css'

type Asked = Paged & {
  custnum?: string | undefined
  userName?: string | undefined
  subject?: string | undefined
  action?: AuditAction | undefined
}

// The longest that the contract takes.
const longest = { custnum: 20, userName: 100, subject: 60 }

const read = (query: Record<string, unknown>): Asked => ({
  custnum: textIn(query, 'custnum', longest.custnum),
  userName: textIn(query, 'userName', longest.userName),
  subject: textIn(query, 'subject', longest.subject),
  action: choiceIn(query, 'action', auditActions),
  ...pagingIn(query),
})

export default function AuditPage() {
  const text = useText()
  const asked = useAsked(read)
  const events = useQuery(auditQuery(pageAsked(asked)))
  const { data: chain } = useQuery(chainQuery)
  const narrowed = Boolean(asked.custnum || asked.userName || asked.subject || asked.action)

  return (
    <>
      <h1>{text('audit.title')}</h1>
      <p className={classes.intro}>{text('audit.intro')}</p>
      <div className={classes.chain}>{chain && <ChainState chain={chain} />}</div>
      <FindForm
        asked={asked}
        fields={[
          { name: 'custnum', label: text('audit.custnum'), longest: longest.custnum },
          { name: 'userName', label: text('audit.user_name'), longest: longest.userName },
          {
            name: 'subject',
            label: text('audit.subject'),
            hint: text('audit.subject_hint'),
            longest: longest.subject,
          },
        ]}
        choices={[
          {
            name: 'action',
            label: text('audit.action'),
            any: text('audit.any_action'),
            among: auditActions.map((action) => ({
              value: action,
              label: text(auditActionText(action) ?? 'audit.action'),
            })),
          },
        ]}
      />
      <PagedList
        asked={asked}
        found={events}
        rows={10}
        empty={
          <Empty title={text(narrowed ? 'audit.none_match' : 'audit.none')}>
            {text(narrowed ? 'audit.none_match_hint' : 'audit.none_hint')}
          </Empty>
        }
      >
        {(rows) => <EventList events={rows} />}
      </PagedList>
    </>
  )
}
