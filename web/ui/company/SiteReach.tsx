import { useText } from '../language/language.tsx'

type Reach = { hotPhone: string; workTime: string; serviceEmail: string; skypeId: string }

/** How a site is reached, as terms of a list; what it has not set yet is left out. */
export function SiteReach({ site: { hotPhone, workTime, serviceEmail, skypeId } }: { site: Reach }) {
  const text = useText()
  return (
    <>
      {hotPhone && (
        <>
          <dt>{text('site.hotline')}</dt>
          <dd>
            <a href={`tel:${hotPhone.replaceAll(' ', '')}`}>{hotPhone}</a>
          </dd>
          <dt>{text('site.hours')}</dt>
          <dd>{workTime}</dd>
        </>
      )}
      {serviceEmail && (
        <>
          <dt>{text('site.email')}</dt>
          <dd>
            <a href={`mailto:${serviceEmail}`}>{serviceEmail}</a>
          </dd>
        </>
      )}
      {skypeId && (
        <>
          <dt>{text('site.messenger')}</dt>
          <dd>{skypeId}</dd>
        </>
      )}
    </>
  )
}
