import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { useText } from '../../ui/language.tsx'
import { Empty } from '../../ui/Notice.tsx'

/** In place of a page whose subject does not exist. */
export function EmptyPage({ title, words }: { title: string; words: string }) {
  const text = useText()
  return (
    <Empty isPage title={title} action={<ButtonLink to="/index">{text('layout.go_home')}</ButtonLink>}>
      {words}
    </Empty>
  )
}
