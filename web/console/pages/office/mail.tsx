import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { BlockSkeleton } from '../../../ui/feedback/Skeletons.tsx'
import { useText } from '../../../ui/language/language.tsx'
import { Fetched } from '../../../ui/list/Fetched.tsx'
import { consoleLink } from '../../../ui/page/console-link.ts'
import { MailDetail } from '../../features/office/outbox/MailDetail.tsx'
import { mailQuery } from '../../features/office/outbox/queries.ts'
import type { PageProps } from '../../layout/page-props.ts'
import classes from '../Page.module.css'

// No mail has this number, so the server says that there is none.
const noId = 2_147_483_647

export default function MailPage({ id = noId }: PageProps) {
  const text = useText()
  const mail = useQuery(mailQuery(id))
  return (
    <>
      <Link {...consoleLink('outbox')} className={classes.back}>
        {text('outbox.back')}
      </Link>
      <Fetched result={mail} skeleton={<BlockSkeleton height={900} />}>
        {(data) => <MailDetail mail={data} />}
      </Fetched>
    </>
  )
}
