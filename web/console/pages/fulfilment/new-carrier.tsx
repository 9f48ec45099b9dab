import { Link, useNavigate } from '@tanstack/react-router'
import { addCarrier } from '../../../../contract/fulfilment/carrier.ts'
import { cleanCarrier } from '../../../../rules/shipping/carrier.ts'
import { useText } from '../../../ui/language/language.tsx'
import { consoleLink, detailLink } from '../../../ui/page/console-link.ts'
import { CarrierForm } from '../../features/fulfilment/carrier/CarrierForm.tsx'
import { useChangeCarrier } from '../../features/fulfilment/carrier/queries.ts'
import classes from '../Page.module.css'

export default function NewCarrierPage() {
  const text = useText()
  const navigate = useNavigate()
  const adding = useChangeCarrier(addCarrier, text('carrier.added'))
  return (
    <>
      <Link {...consoleLink('carriers')} className={classes.back}>
        {text('carrier.back')}
      </Link>
      <h1>{text('carrier.new')}</h1>
      <CarrierForm
        isNew
        start={{ code: '', name: '', trackingUrl: '', adapter: 'hand' }}
        submit={text('carrier.new')}
        saving={adding}
        onSave={(typed, onError) => {
          const carrier = cleanCarrier(typed)
          const onSuccess = () => void navigate(detailLink('carriers', carrier.code))
          adding.mutate({ body: carrier }, { onSuccess, onError })
        }}
      />
    </>
  )
}
