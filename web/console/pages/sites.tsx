import { useQuery } from '@tanstack/react-query'
import { RowSkeletons } from '../../ui/feedback/Skeletons.tsx'
import { useText } from '../../ui/language/language.tsx'
import { Fetched } from '../../ui/list/Fetched.tsx'
import { sitesQuery } from '../features/site-settings/queries.ts'
import { SiteList } from '../features/site-settings/SiteList.tsx'
import classes from './Page.module.css'

export default function SitesPage() {
  const text = useText()
  return (
    <>
      <h1>{text('site_settings.title')}</h1>
      <p className={classes.intro}>{text('site_settings.intro')}</p>
      <Fetched asked={useQuery(sitesQuery)} skeleton={<RowSkeletons rows={8} />}>
        {(sites) => <SiteList sites={sites} />}
      </Fetched>
    </>
  )
}
