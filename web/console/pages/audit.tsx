import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type AuditAction, auditActions, auditActionText } from '../../../rules/audit.ts'
import { defaultPageSize, type PageSize } from '../../../rules/paging.ts'
import { Button } from '../../ui/Button.tsx'
import { useText } from '../../ui/language.tsx'
import { Empty, Failed } from '../../ui/Notice.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { choiceIn, pagingIn, textIn } from '../../ui/query.ts'
import { Select } from '../../ui/Select.tsx'
import { RowSkeletons } from '../../ui/Skeletons.tsx'
import { ChainState } from '../features/audit/ChainState.tsx'
import { EventList } from '../features/audit/EventList.tsx'
import { auditQuery, chainQuery } from '../features/audit/queries.ts'
import { useAsked } from '../layout/useAsked.ts'
import classes from './Page.module.css'

type Asked = {
  custnum?: string | undefined
  userName?: string | undefined
  subject?: string | undefined
  action?: AuditAction | undefined
  page?: number | undefined
  size?: PageSize | undefined
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

function askedBy({ page = 1, size = defaultPageSize, ...filters }: Asked) {
  const given = Object.entries(filters).filter(([, value]) => value)
  return { ...Object.fromEntries(given), pageNum: page, pageSize: size }
}

export default function AuditPage() {
  const text = useText()
  const [asked, change] = useAsked(read)
  const { data, error, refetch } = useQuery(auditQuery(askedBy(asked)))
  const { data: chain } = useQuery(chainQuery)
  const narrowed = Boolean(asked.custnum || asked.userName || asked.subject || asked.action)

  return (
    <>
      <h1>{text('audit.title')}</h1>
      <p className={classes.intro}>{text('audit.intro')}</p>
      <div className={classes.chain}>{chain && <ChainState chain={chain} />}</div>
      <Tools />
      {!data && error && <Failed failure={error} onRetry={() => void refetch()} />}
      {!data && !error && <RowSkeletons rows={10} />}
      {data?.total === 0 && (
        <Empty title={text(narrowed ? 'audit.none_match' : 'audit.none')}>
          {text(narrowed ? 'audit.none_match_hint' : 'audit.none_hint')}
        </Empty>
      )}
      {data && data.total > 0 && (
        <>
          <EventList events={data.rows} />
          <Pager
            page={asked.page ?? 1}
            size={asked.size ?? defaultPageSize}
            total={data.total}
            onSize={(size) => change({ size, page: undefined })}
          />
        </>
      )}
    </>
  )
}

function Tools() {
  const text = useText()
  const [asked, change] = useAsked(read)
  return (
    <form
      key={JSON.stringify(asked)}
      className={classes.tools}
      onSubmit={(event) => {
        event.preventDefault()
        const typed = new FormData(event.currentTarget)
        const said = (name: string) => String(typed.get(name) ?? '').trim() || undefined
        const wanted = { custnum: said('custnum'), userName: said('userName'), subject: said('subject') }
        change({ ...wanted, page: undefined })
      }}
    >
      <TextInput
        {...{ name: 'custnum', label: text('audit.custnum'), maxLength: longest.custnum }}
        className={classes.find}
        defaultValue={asked.custnum ?? ''}
      />
      <TextInput
        {...{ name: 'userName', label: text('audit.user_name'), maxLength: longest.userName }}
        className={classes.find}
        defaultValue={asked.userName ?? ''}
      />
      <TextInput
        {...{ name: 'subject', label: text('audit.subject'), maxLength: longest.subject }}
        className={classes.find}
        placeholder={text('audit.subject_hint')}
        defaultValue={asked.subject ?? ''}
      />
      <Select
        label={text('audit.action')}
        value={asked.action ?? ''}
        data={[
          { value: '', label: text('audit.any_action') },
          ...auditActions.map((action) => ({ value: action, label: text(auditActionText(action) ?? 'audit.action') })),
        ]}
        onChange={({ target }) => change({ action: auditActions.find((one) => one === target.value), page: undefined })}
      />
      <Button type="submit" variant="default">
        {text('console.search')}
      </Button>
    </form>
  )
}
