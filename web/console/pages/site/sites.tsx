import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '../../../ui/controls/ButtonLink.tsx'
import { useText } from '../../../ui/language/language.tsx'
import { ListPage, wholeList } from '../../../ui/list/ListPage.tsx'
import { consoleLink } from '../../../ui/page/console-link.ts'
import { sitesQuery } from '../../features/site/settings/queries.ts'
import { SiteList } from '../../features/site/settings/SiteList.tsx'

export default function SitesPage() {
  const text = useText()
  return (
    <ListPage
      title={text('site_settings.title')}
      titleAction={
        <ButtonLink {...consoleLink('sites/warehouses')} variant="default">
          {text('site_settings.warehouses')}
        </ButtonLink>
      }
      intro={text('site_settings.intro')}
      found={useQuery({ ...sitesQuery, select: wholeList })}
      expectedRows={8}
      empty={null}
    >
      {(rows) => <SiteList sites={rows} />}
    </ListPage>
  )
}
