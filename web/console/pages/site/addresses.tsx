import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import { Empty } from '../../../ui/feedback/Notice.tsx'
import { useText } from '../../../ui/language/language.tsx'
import { ListPage, wholeList } from '../../../ui/list/ListPage.tsx'
import { consoleLink } from '../../../ui/page/console-link.ts'
import { ExcludedAreasForm } from '../../features/site/settings/ExcludedAreasForm.tsx'
import { warehousesQuery } from '../../features/site/settings/queries.ts'
import classes from '../../features/site/settings/SiteSettings.module.css'
import { WarehouseAddressForm } from '../../features/site/settings/WarehouseAddressForm.tsx'
import page from '../Page.module.css'

export default function WarehouseAddressesPage() {
  const text = useText()
  return (
    <>
      <Link {...consoleLink('sites')} className={page.back}>
        {text('site_settings.back')}
      </Link>
      <ListPage
        title={text('site_settings.warehouses')}
        intro={text('site_settings.warehouses_intro')}
        found={useQuery({ ...warehousesQuery, select: wholeList })}
        expectedRows={6}
        empty={
          <Empty title={text('site_settings.warehouses_none')}>{text('site_settings.warehouses_none_hint')}</Empty>
        }
      >
        {(rows) => (
          <div className={classes.parts}>
            {rows.map((warehouse) => (
              <Fragment key={warehouse.code}>
                <WarehouseAddressForm warehouse={warehouse} />
                <ExcludedAreasForm warehouse={warehouse} />
              </Fragment>
            ))}
          </div>
        )}
      </ListPage>
    </>
  )
}
