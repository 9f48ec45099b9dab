import type { ReactNode } from 'react'
import type { listNotices } from '../../../../../contract/catalogue/content.ts'
import type { Reply } from '../../../../../contract/endpoint.ts'
import { ButtonLink } from '../../../../ui/controls/ButtonLink.tsx'
import { Empty } from '../../../../ui/feedback/Notice.tsx'
import { useInstantDay } from '../../../../ui/language/instant-day.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { useTitle } from '../../../../ui/language/title.ts'
import { ReadingPage } from '../../../../ui/page/ReadingPage.tsx'
import classes from './Content.module.css'
import { Prose } from './Prose.tsx'

type Props = { notices: Reply<typeof listNotices>; side?: ReactNode }

/** The notices of a site, newest first. */
export function NoticeList({ notices, side }: Props) {
  const text = useText()
  const titleOf = useTitle()
  const instantDay = useInstantDay()
  return (
    <ReadingPage title={text('content.notice_title')} lead={text('content.notice_description')} side={side}>
      {notices.length === 0 && (
        <Empty
          title={text('content.notice_none')}
          action={<ButtonLink to="/index">{text('layout.go_home')}</ButtonLink>}
        >
          {text('content.notice_none_hint')}
        </Empty>
      )}
      {notices.map((notice) => (
        <section key={notice.noticeId} aria-labelledby={`notice-${notice.noticeId}`} className={classes.notice}>
          <time dateTime={notice.publishedAt} className={classes.date}>
            {instantDay(notice.publishedAt)}
          </time>
          <div>
            <h2 id={`notice-${notice.noticeId}`}>{titleOf(notice)}</h2>
            <Prose text={notice.text} />
          </div>
        </section>
      ))}
    </ReadingPage>
  )
}
