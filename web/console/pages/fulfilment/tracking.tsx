import { Link } from '@tanstack/react-router'
import { useText } from '../../../ui/language/language.tsx'
import { consoleLink } from '../../../ui/page/console-link.ts'
import { TrackingFile } from '../../features/fulfilment/tracking/TrackingFile.tsx'
import classes from '../Page.module.css'

export default function TrackingPage() {
  const text = useText()
  return (
    <>
      <Link {...consoleLink('shipments')} className={classes.back}>
        {text('warehouse.back')}
      </Link>
      <h1>{text('tracking.title')}</h1>
      <p className={classes.intro}>{text('tracking.intro')}</p>
      <p className={classes.intro}>{text('tracking.hint')}</p>
      <TrackingFile />
    </>
  )
}
