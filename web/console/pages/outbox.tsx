import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type MailState, mailStates } from '../../../rules/outbox.ts'
import { defaultPageSize, type PageSize } from '../../../rules/paging.ts'
import { Button } from '../../ui/Button.tsx'
import { useText } from '../../ui/language.tsx'
import { Empty, Failed } from '../../ui/Notice.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { choiceIn, pagingIn, textIn } from '../../ui/query.ts'
import { Select } from '../../ui/Select.tsx'
import { RowSkeletons } from '../../ui/Skeletons.tsx'
import { MailList } from '../features/outbox/MailList.tsx'
import { mailsQuery } from '../features/outbox/queries.ts'
import { useAsked } from '../layout/useAsked.ts'
import classes from './Page.module.css'

type Asked = {
  status?: MailState | undefined
  recipient?: string | undefined
  page?: number | undefined
  size?: PageSize | undefined
}

// The longest that the contract takes.
const longestRecipient = 200

const askedBy = ({ status, recipient, page = 1, size = defaultPageSize }: Asked) => ({
  ...(status && { status }),
  ...(recipient && { recipient }),
  pageNum: page,
  pageSize: size,
})

const read = (query: Record<string, unknown>): Asked => ({
  status: choiceIn(query, 'status', mailStates),
  recipient: textIn(query, 'recipient', longestRecipient),
  ...pagingIn(query),
})

export default function OutboxPage() {
  const text = useText()
  const [asked, change] = useAsked(read)
  const { data, error, refetch } = useQuery(mailsQuery(askedBy(asked)))
  const narrowed = Boolean(asked.status || asked.recipient)

  return (
    <>
      <h1>{text('outbox.title')}</h1>
      <p className={classes.intro}>{text('outbox.intro')}</p>
      <Tools />
      {!data && error && <Failed failure={error} onRetry={() => void refetch()} />}
      {!data && !error && <RowSkeletons rows={10} />}
      {data?.total === 0 && (
        <Empty title={text(narrowed ? 'outbox.none_match' : 'outbox.none')}>
          {text(narrowed ? 'outbox.none_match_hint' : 'outbox.none_hint')}
        </Empty>
      )}
      {data && data.total > 0 && (
        <>
          <MailList mails={data.rows} />
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
      className={classes.tools}
      onSubmit={(event) => {
        event.preventDefault()
        const recipient = String(new FormData(event.currentTarget).get('recipient') ?? '').trim()
        change({ recipient: recipient || undefined, page: undefined })
      }}
    >
      <TextInput
        key={asked.recipient ?? ''}
        className={classes.find}
        name="recipient"
        type="search"
        label={text('outbox.recipient')}
        maxLength={longestRecipient}
        defaultValue={asked.recipient ?? ''}
      />
      <Select
        label={text('outbox.state')}
        value={asked.status ?? ''}
        data={[
          { value: '', label: text('outbox.any_state') },
          ...mailStates.map((state) => ({ value: state, label: text(`outbox.state_${state}`) })),
        ]}
        onChange={({ target }) => change({ status: mailStates.find((one) => one === target.value), page: undefined })}
      />
      <Button type="submit" variant="default">
        {text('console.search')}
      </Button>
    </form>
  )
}
