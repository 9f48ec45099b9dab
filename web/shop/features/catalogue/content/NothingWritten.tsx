import { ButtonLink } from '../../../../ui/controls/ButtonLink.tsx'
import { Empty } from '../../../../ui/feedback/Notice.tsx'
import { useText } from '../../../../ui/language/language.tsx'

/** In place of a text that a site has not written yet: a link to the contact form. */
export function NothingWritten() {
  const text = useText()
  return (
    <Empty title={text('content.empty')} action={<ButtonLink to="/aster/contactus">{text('content.ask')}</ButtonLink>}>
      {text('content.empty_hint')}
    </Empty>
  )
}
