import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '../../../ui/controls/ButtonLink.tsx'
import { Empty } from '../../../ui/feedback/Notice.tsx'
import { useText } from '../../../ui/language/language.tsx'
import { ListPage, wholeList } from '../../../ui/list/ListPage.tsx'
import { consoleLink } from '../../../ui/page/console-link.ts'
import { CarrierList } from '../../features/fulfilment/carrier/CarrierList.tsx'
import { carriersQuery } from '../../features/fulfilment/carrier/queries.ts'

export default function CarriersPage() {
  const text = useText()
  return (
    <ListPage
      title={text('carrier.title')}
      titleAction={<ButtonLink {...consoleLink('carriers/new')}>{text('carrier.new')}</ButtonLink>}
      intro={text('carrier.intro')}
      found={useQuery({ ...carriersQuery, select: wholeList })}
      expectedRows={4}
      empty={<Empty title={text('carrier.none')}>{text('carrier.none_hint')}</Empty>}
    >
      {(rows) => <CarrierList carriers={rows} />}
    </ListPage>
  )
}
