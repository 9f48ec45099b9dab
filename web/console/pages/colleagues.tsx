import { useQuery } from '@tanstack/react-query'
import { longestKeyword } from '../../../rules/paging.ts'
import { ButtonLink } from '../../ui/controls/ButtonLink.tsx'
import { Empty } from '../../ui/feedback/Notice.tsx'
import { useText } from '../../ui/language/language.tsx'
import { FindForm } from '../../ui/list/FindForm.tsx'
import { PagedList } from '../../ui/list/PagedList.tsx'
import { type Paged, pageAsked, pagingIn, textIn } from '../../ui/list/query.ts'
import { ColleagueList } from '../features/colleague/ColleagueList.tsx'
import { colleaguesQuery } from '../features/colleague/queries.ts'
import { useAsked } from '../layout/useAsked.ts'
import classes from './Page.module.css'

type Asked = Paged & { keyword?: string | undefined }

const read = (query: Record<string, unknown>): Asked => ({
  keyword: textIn(query, 'keyword', longestKeyword),
  ...pagingIn(query),
})

export default function ColleaguesPage() {
  const text = useText()
  const asked = useAsked(read)
  const colleagues = useQuery(colleaguesQuery(pageAsked(asked)))
  return (
    <>
      <div className={classes.head}>
        <h1>{text('colleague.title')}</h1>
        <ButtonLink to="/console/$" params={{ _splat: 'colleagues/new' }}>
          {text('colleague.new')}
        </ButtonLink>
      </div>
      <p className={classes.intro}>{text('colleague.intro')}</p>
      <FindForm
        asked={asked}
        fields={[{ name: 'keyword', label: text('colleague.keyword'), longest: longestKeyword }]}
        choices={[]}
      />
      <PagedList
        asked={asked}
        found={colleagues}
        rows={6}
        empty={<Empty title={text('colleague.none_match')}>{text('colleague.none_match_hint')}</Empty>}
      >
        {(rows) => <ColleagueList colleagues={rows} />}
      </PagedList>
    </>
  )
}
