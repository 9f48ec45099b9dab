import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '../../ui/controls/ButtonLink.tsx'
import { Empty } from '../../ui/feedback/Notice.tsx'
import { RowSkeletons } from '../../ui/feedback/Skeletons.tsx'
import { useText } from '../../ui/language/language.tsx'
import { Fetched } from '../../ui/list/Fetched.tsx'
import { CarrierList } from '../features/carrier/CarrierList.tsx'
import { carriersQuery } from '../features/carrier/queries.ts'
import classes from './Page.module.css'

export default function CarriersPage() {
  const text = useText()
  return (
    <>
      <div className={classes.head}>
        <h1>{text('carrier.title')}</h1>
        <ButtonLink to="/console/$" params={{ _splat: 'carriers/new' }}>
          {text('carrier.new')}
        </ButtonLink>
      </div>
      <p className={classes.intro}>{text('carrier.intro')}</p>
      <Fetched asked={useQuery(carriersQuery)} skeleton={<RowSkeletons rows={4} />}>
        {(carriers) =>
          carriers.length === 0 ? (
            <Empty title={text('carrier.none')}>{text('carrier.none_hint')}</Empty>
          ) : (
            <CarrierList carriers={carriers} />
          )
        }
      </Fetched>
    </>
  )
}
