import { createFileRoute } from '@tanstack/react-router'
import { useText } from '../../ui/language/language.tsx'
import { ErrorPage } from '../layout/ErrorPage.tsx'
import { Goods } from '../layout/Goods.tsx'
import { headWithTitle } from '../layout/page-head.ts'

export const Route = createFileRoute('/404')({
  head: headWithTitle('layout.not_found_title'),
  component: NotFoundPage,
})

function NotFoundPage() {
  const text = useText()
  return (
    <ErrorPage title={text('layout.not_found_title')} words={text('layout.not_found')} back>
      <Goods />
    </ErrorPage>
  )
}
