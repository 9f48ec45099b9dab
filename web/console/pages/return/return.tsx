import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { BlockSkeleton } from '../../../ui/feedback/Skeletons.tsx'
import { useText } from '../../../ui/language/language.tsx'
import { Fetched } from '../../../ui/list/Fetched.tsx'
import { consoleLink } from '../../../ui/page/console-link.ts'
import { returnQuery } from '../../features/return/queries.ts'
import { ReturnDetail } from '../../features/return/ReturnDetail.tsx'
import type { PageProps } from '../../layout/page-props.ts'
import classes from '../Page.module.css'

// No return has this number, so the server says that there is none.
const noId = 2_147_483_647

export default function ReturnPage({ id = noId }: PageProps) {
  const text = useText()
  const found = useQuery(returnQuery(id))
  return (
    <>
      <Link {...consoleLink('returns')} className={classes.back}>
        {text('return_desk.back')}
      </Link>
      <Fetched result={found} skeleton={<BlockSkeleton height={900} />}>
        {(data) => <ReturnDetail found={data} />}
      </Fetched>
    </>
  )
}
