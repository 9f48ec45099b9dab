import { createFileRoute } from '@tanstack/react-router'
import { Frame } from './Frame.tsx'

/**
 * All of the staff's console is one route for the router of the shop, so that the table of its pages, their code and
 * their texts are loaded by staff alone.
 */
export const Route = createFileRoute('/console/$')({
  ssr: false,
  beforeLoad: async (arriving) => (await import('./enter.ts')).enter(arriving),
  head: ({ match }) => ({ meta: [{ title: match.context.title }] }),
  component: Console,
})

function Console() {
  const { reading, page, id, code } = Route.useRouteContext()
  return <Frame reading={reading} page={page} id={id} code={code} />
}
