import { useQuery } from '@tanstack/react-query'
import { longestKeyword } from '../../../../rules/paging.ts'
import { ButtonLink } from '../../../ui/controls/ButtonLink.tsx'
import { useText } from '../../../ui/language/language.tsx'
import { ListPage } from '../../../ui/list/ListPage.tsx'
import { type PageParams, pagingIn, textIn, toPageQuery } from '../../../ui/list/query.ts'
import { consoleLink } from '../../../ui/page/console-link.ts'
import { staffUsersQuery } from '../../features/office/staff-user/queries.ts'
import { StaffUserList } from '../../features/office/staff-user/StaffUserList.tsx'
import { usePageSearch } from '../../layout/usePageSearch.ts'

type SearchParams = PageParams & { keyword?: string | undefined }

const readSearch = (query: Record<string, unknown>): SearchParams => ({
  keyword: textIn(query, 'keyword', longestKeyword),
  ...pagingIn(query),
})

export default function StaffUsersPage() {
  const text = useText()
  const search = usePageSearch(readSearch)
  return (
    <ListPage
      title={text('colleague.title')}
      titleAction={<ButtonLink {...consoleLink('staff-users/new')}>{text('colleague.new')}</ButtonLink>}
      intro={text('colleague.intro')}
      search={search}
      filters={[{ name: 'keyword', label: text('colleague.keyword'), longest: longestKeyword }]}
      found={useQuery(staffUsersQuery(toPageQuery(search)))}
      expectedRows={6}
      empty={null}
      noMatch={{ title: text('colleague.none_match'), hint: text('colleague.none_match_hint') }}
    >
      {(rows) => <StaffUserList staffUsers={rows} />}
    </ListPage>
  )
}
