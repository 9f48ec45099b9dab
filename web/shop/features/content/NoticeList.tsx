import type { Reply } from '../../../../contract/endpoint.ts'
import type { listNotices } from '../../../../contract/site/content.ts'
import { Empty } from '../../../ui/feedback/Notice.tsx'
import { useFormat } from '../../../ui/language/format.ts'
import { useText } from '../../../ui/language/language.tsx'
import { useTitle } from '../../../ui/language/title.ts'
import classes from './Content.module.css'
import { Prose } from './Prose.tsx'

/** What a site tells everybody, the newest first. */
export function NoticeList({ notices }: { notices: Reply<typeof listNotices> }) {
  const text = useText()
  const titleOf = useTitle()
  const { day } = useFormat()
  return (
    <article className={classes.page}>
      <h1>{text('content.notice_title')}</h1>
      {notices.length === 0 && <Empty title={text('content.notice_none')}>{text('content.notice_none_hint')}</Empty>}
      {notices.map((notice) => (
        <section key={notice.noticeId} aria-labelledby={`notice-${notice.noticeId}`} className={classes.notice}>
          <h2 id={`notice-${notice.noticeId}`}>{titleOf(notice)}</h2>
          <time dateTime={notice.publishedAt} className={classes.date}>
            {day(notice.publishedAt.slice(0, 10))}
          </time>
          <Prose text={notice.text} />
        </section>
      ))}
    </article>
  )
}
