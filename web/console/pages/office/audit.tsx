import { useQuery } from '@tanstack/react-query'
import { type AuditAction, auditActions, auditActionText, auditFilterLengths } from '../../../../rules/office/audit.ts'
import { Empty } from '../../../ui/feedback/Notice.tsx'
import { useText } from '../../../ui/language/language.tsx'
import { ListPage } from '../../../ui/list/ListPage.tsx'
import { choiceIn, type PageParams, pagingIn, textIn, toPageQuery } from '../../../ui/list/query.ts'
import { ChainState } from '../../features/office/audit/ChainState.tsx'
import { EventList } from '../../features/office/audit/EventList.tsx'
import { auditQuery, chainQuery } from '../../features/office/audit/queries.ts'
import { usePageSearch } from '../../layout/usePageSearch.ts'
import classes from '../Page.module.css'

type SearchParams = PageParams & {
  custnum?: string | undefined
  userName?: string | undefined
  subject?: string | undefined
  action?: AuditAction | undefined
}

const readSearch = (query: Record<string, unknown>): SearchParams => ({
  custnum: textIn(query, 'custnum', auditFilterLengths.custnum),
  userName: textIn(query, 'userName', auditFilterLengths.userName),
  subject: textIn(query, 'subject', auditFilterLengths.subject),
  action: choiceIn(query, 'action', auditActions),
  ...pagingIn(query),
})

export default function AuditPage() {
  const text = useText()
  const search = usePageSearch(readSearch)
  const { data: chain } = useQuery(chainQuery)
  const actions = auditActions.map((action) => ({
    value: action,
    label: text(auditActionText(action) ?? 'audit.action'),
  }))
  return (
    <ListPage
      title={text('audit.title')}
      intro={text('audit.intro')}
      above={<div className={classes.chain}>{chain && <ChainState chain={chain} />}</div>}
      search={search}
      filters={[
        { name: 'custnum', label: text('audit.custnum'), longest: auditFilterLengths.custnum },
        { name: 'userName', label: text('audit.user_name'), longest: auditFilterLengths.userName },
        {
          name: 'subject',
          label: text('audit.subject'),
          hint: text('audit.subject_hint'),
          longest: auditFilterLengths.subject,
        },
        { name: 'action', label: text('audit.action'), any: text('audit.any_action'), among: actions },
      ]}
      found={useQuery(auditQuery(toPageQuery(search)))}
      expectedRows={10}
      empty={<Empty title={text('audit.none')}>{text('audit.none_hint')}</Empty>}
      noMatch={{ title: text('audit.none_match'), hint: text('audit.none_match_hint') }}
    >
      {(rows) => <EventList events={rows} />}
    </ListPage>
  )
}
