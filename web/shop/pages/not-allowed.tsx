import { createFileRoute } from '@tanstack/react-router'
import { useText } from '../../ui/language/language.tsx'
import { ErrorPage } from '../layout/ErrorPage.tsx'
import { headWithTitle } from '../layout/page-head.ts'

export const Route = createFileRoute('/401')({
  validateSearch: (query: Record<string, unknown>): { noGoBack?: string | undefined } => ({
    noGoBack: query.noGoBack === undefined ? undefined : String(query.noGoBack),
  }),
  head: headWithTitle('layout.not_allowed_title'),
  component: NotAllowedPage,
})

function NotAllowedPage() {
  const text = useText()
  const { noGoBack } = Route.useSearch()
  return (
    <ErrorPage
      title={text('layout.not_allowed_title')}
      words={text('layout.not_allowed')}
      back={noGoBack === undefined}
    />
  )
}
