import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '../../../ui/controls/ButtonLink.tsx'
import { SideDrawer } from '../../../ui/dialog/SideDrawer.tsx'
import { Empty } from '../../../ui/feedback/Notice.tsx'
import { RowSkeletons } from '../../../ui/feedback/Skeletons.tsx'
import { useText } from '../../../ui/language/language.tsx'
import { Fetched } from '../../../ui/list/Fetched.tsx'
import classes from './Messages.module.css'
import { type Notification, notificationsQuery } from './queries.ts'

// Specification section 2: the day, as the wire writes it.
const dayLength = 10

/** What the reader's site has to tell, one text open at a time. */
export default function MessagesDrawer({ onClose }: { onClose: () => void }) {
  const text = useText()
  const result = useQuery(notificationsQuery)
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
  return notifications.map(({ notificationId, notificationTitle, notificationText, createTime }) => (
    <details key={notificationId} name="message" className={classes.message}>
      <summary>
        <time dateTime={createTime}>{createTime.slice(0, dayLength)}</time> <span>{notificationTitle}</span>
      </summary>
      <p>{notificationText}</p>
    </details>
  ))
}
