import { ButtonLink } from '../../../ui/controls/ButtonLink.tsx'
import { Empty } from '../../../ui/feedback/Notice.tsx'
import { useText } from '../../../ui/language/language.tsx'

/** In place of a return that does not exist, or belongs to another customer. */
export function ReturnNotFound() {
  const text = useText()
  return (
    <Empty
      isPage
      title={text('rma.missing_title')}
      action={<ButtonLink to="/rma/list">{text('rma.title')}</ButtonLink>}
    >
      {text('rma.missing')}
    </Empty>
  )
}
