import { ButtonLink } from '../../../../ui/controls/ButtonLink.tsx'
import { Empty } from '../../../../ui/feedback/Notice.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import { viewPaths } from '../queries.ts'

/** In place of an invoice that does not exist, or belongs to another customer. */
export function InvoiceNotFound() {
  const text = useText()
  return (
    <Empty
      isPage
      title={text('finance.missing_title')}
      action={<ButtonLink to={viewPaths.all}>{text('finance.title')}</ButtonLink>}
    >
      {text('finance.missing')}
    </Empty>
  )
}
