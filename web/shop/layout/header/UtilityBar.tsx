import { IconPhone } from '@tabler/icons-react'
import { useSession } from '../../../api/session/session.ts'
import { useSite } from '../../../api/site/site.ts'
import { useText } from '../../../ui/language/language.tsx'
import { Choices } from './Choices.tsx'
import classes from './UtilityBar.module.css'

/** The first line of a page: how prices are had or whom to call; site, language and settings. */
export function UtilityBar({ reduced }: { reduced: boolean }) {
  const text = useText()
  const { hotPhone, workTime } = useSite()
  const visitor = useSession() === null
  return (
    <section
      aria-label={text('site.choices')}
      className={classes.bar}
      data-reduced={reduced || undefined}
      data-visitor={visitor || undefined}
    >
      <div className={classes.inner}>
        {visitor && <span className={classes.notice}>{text('site.price_notice')}</span>}
        {hotPhone && (
          <span className={classes.hotline}>
            <IconPhone size={14} aria-hidden />
            <a href={`tel:${hotPhone.replaceAll(' ', '')}`}>{hotPhone}</a>
            {workTime}
          </span>
        )}
        <div className={classes.choices}>
          <Choices />
        </div>
      </div>
    </section>
  )
}
