import { useSite } from '../../../../api/site/site.ts'
import { ButtonLink } from '../../../../ui/controls/ButtonLink.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import { SideCard } from '../../../../ui/page/SideCard.tsx'

/** Who answers what the page does not, and when. */
export function AskCard() {
  const text = useText()
  const { hotPhone, workTime } = useSite()
  return (
    <SideCard title={text('home.hotline')}>
      {hotPhone && (
        <>
          <a href={`tel:${hotPhone.replaceAll(' ', '')}`}>{hotPhone}</a>
          <p>{workTime}</p>
        </>
      )}
      <ButtonLink to="/aster/contactus" variant="default">
        {text('content.ask')}
      </ButtonLink>
    </SideCard>
  )
}
