import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../../../../api/session/session.ts'
import { useSite } from '../../../../../api/site/site.ts'
import { ButtonLink } from '../../../../../ui/controls/ButtonLink.tsx'
import { useText } from '../../../../../ui/language/language.tsx'
import { useTitle } from '../../../../../ui/language/title.ts'
import { SideCard } from '../../../../../ui/page/SideCard.tsx'
import { homeTextsQuery } from '../queries.ts'
import { GiftDrawing } from './drawings.tsx'

/** What comes with the first order, for who has no account yet; `joins`: with the way to one. */
export function GiftCard({ joins = true }: { joins?: boolean }) {
  const text = useText()
  const titleOf = useTitle()
  const signedIn = useSession() !== null
  const { data } = useQuery({ ...homeTextsQuery(useSite().orgId), enabled: !signedIn })
  const gift = data?.find(({ part }) => part === 'gift')
  if (signedIn || !gift) return null
  return (
    <SideCard title={titleOf(gift)}>
      <GiftDrawing />
      <p>{gift.text}</p>
      {joins && (
        <ButtonLink to="/ac/register" variant="tonal">
          {text('home.register')}
        </ButtonLink>
      )}
    </SideCard>
  )
}
