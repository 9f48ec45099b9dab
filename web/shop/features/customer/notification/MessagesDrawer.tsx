import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSession } from '../../../../api/session/session.ts'
import { ButtonLink } from '../../../../ui/controls/ButtonLink.tsx'
import { SideDrawer } from '../../../../ui/dialog/SideDrawer.tsx'
import { Empty } from '../../../../ui/feedback/Notice.tsx'
import { RowSkeletons } from '../../../../ui/feedback/Skeletons.tsx'
import { useInstantDay } from '../../../../ui/language/instant-day.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { Fetched } from '../../../../ui/list/Fetched.tsx'
import classes from './Messages.module.css'
import { type Notification, notificationsQuery, useMarkRead } from './queries.ts'

/** The notices of the reader's site, one open at a time. */
export default function MessagesDrawer({ onClose }: { onClose: () => void }) {
  const text = useText()
  const result = useQuery(notificationsQuery)
  useRead(result.data)
  return (
    <SideDrawer title={text('notification.title')} onClose={onClose}>
      <Fetched result={result} skeleton={<RowSkeletons rows={4} />}>
        {(notifications) => <Messages notifications={notifications} onClose={onClose} />}
      </Fetched>
    </SideDrawer>
  )
}

type Props = { notifications: readonly Notification[]; onClose: () => void }

function Messages({ notifications, onClose }: Props) {
  const text = useText()
  if (notifications.length === 0)
    return (
      <Empty
        title={text('notification.empty')}
        action={
          <ButtonLink to="/aster/notice" variant="default" onClick={onClose}>
            {text('site.notice')}
          </ButtonLink>
        }
      >
        {text('notification.empty_hint')}
      </Empty>
    )
  return notifications.map((message) => <Message key={message.notificationId} message={message} onClose={onClose} />)
}

function Message({ message, onClose }: { message: Notification; onClose: () => void }) {
  const text = useText()
  const instantDay = useInstantDay()
  const { notificationTitle, notificationText, createTime, orderno, unread } = message
  return (
    <details name="message" className={classes.message} data-unread={unread || undefined}>
      <summary>
        <time dateTime={createTime}>{instantDay(createTime)}</time> <span>{notificationTitle}</span>
        {unread && <span className={classes.new}>{text('notification.new')}</span>}
      </summary>
      <p>{notificationText}</p>
      {orderno && (
        <Link to="/hisorder/orderDetails/$orderno" params={{ orderno }} onClick={onClose}>
          {text('notification.to_order', { orderno })}
        </Link>
      )}
    </details>
  )
}

/** Opening the messages reads them; what came is marked as new until they are opened the next time. */
function useRead(notifications: readonly Notification[] | undefined) {
  const { mutate } = useMarkRead()
  const isOwn = useSession()?.user.impersonator === null
  const newest = notifications?.find(({ unread }) => unread)?.createTime
  useEffect(() => {
    if (newest && isOwn) mutate(newest)
  }, [newest, isOwn, mutate])
}
