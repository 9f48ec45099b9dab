import { ButtonLink } from '../../ui/controls/ButtonLink.tsx'
import { Empty } from '../../ui/feedback/Notice.tsx'
import { useText } from '../../ui/language/language.tsx'

/** In place of a page whose subject does not exist. */
export function EmptyPage({ title, words }: { title: string; words: string }) {
  const text = useText()
  return (
    <Empty isPage title={title} action={<ButtonLink to="/index">{text('layout.go_home')}</ButtonLink>}>
      {words}
    </Empty>
  )
}
