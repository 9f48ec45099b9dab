import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { changeCarrier } from '../../../../contract/fulfilment/carrier.ts'
import { cleanCarrier } from '../../../../rules/shipping/carrier.ts'
import { BlockSkeleton } from '../../../ui/feedback/Skeletons.tsx'
import { useText } from '../../../ui/language/language.tsx'
import { Fetched } from '../../../ui/list/Fetched.tsx'
import { consoleLink } from '../../../ui/page/console-link.ts'
import { CarrierForm } from '../../features/fulfilment/carrier/CarrierForm.tsx'
import { type Carrier, carrierQuery, useChangeCarrier } from '../../features/fulfilment/carrier/queries.ts'
import { Rates } from '../../features/fulfilment/carrier/Rates.tsx'
import type { PageProps } from '../../layout/page-props.ts'
import classes from '../Page.module.css'

export default function CarrierPage({ code }: PageProps) {
  const text = useText()
  return (
    <>
      <Link {...consoleLink('carriers')} className={classes.back}>
        {text('carrier.back')}
      </Link>
      <Fetched result={useQuery(carrierQuery(code))} skeleton={<BlockSkeleton height={640} />}>
        {(carrier) => (
          <>
            <h1>{carrier.name}</h1>
            <CarrierFacts key={carrier.code} carrier={carrier} />
            <Rates carrier={carrier} />
          </>
        )}
      </Fetched>
    </>
  )
}

function CarrierFacts({ carrier: { code, name, trackingUrl, adapter, adapters } }: { carrier: Carrier }) {
  const text = useText()
  const saving = useChangeCarrier(changeCarrier, text('carrier.saved'))
  return (
    <CarrierForm
      start={{ code, name, trackingUrl, adapter }}
      adapters={adapters}
      submit={text('carrier.save')}
      saving={saving}
      onSave={(typed, onError) => {
        const { code: _, ...body } = cleanCarrier(typed)
        saving.mutate({ params: { code }, body }, { onError })
      }}
    />
  )
}
