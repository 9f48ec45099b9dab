import { createFileRoute, Outlet } from '@tanstack/react-router'
import { MoreTexts } from '../../ui/MoreTexts.tsx'

/** The pages about a customer's orders and account: they bring texts of their own. */
export const Route = createFileRoute('/_shop/_closed/_account')({
  beforeLoad: async ({ context: { reading } }) => {
    const { loadLater } = await import('../../../texts/load-later.ts')
    const more = await loadLater.account[reading.language]()
    return { reading: { ...reading, texts: { ...reading.texts, ...more } } }
  },
  component: Account,
})

function Account() {
  const { reading } = Route.useRouteContext()
  return (
    <MoreTexts reading={reading}>
      <Outlet />
    </MoreTexts>
  )
}
