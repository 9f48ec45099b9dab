import {
  changeStaffUser,
  changeStaffUserStatus,
  removeStaffUserAuthenticator,
  sendStaffUserLink,
} from '../../../../../contract/office/staff-user.ts'
import { useSession } from '../../../../api/session/session.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { confirm } from '../../../../ui/feedback/confirm.ts'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { Facts } from '../../../../ui/list/Facts.tsx'
import { type StaffUser, useChangeStaffUser } from './queries.ts'
import classes from './StaffUser.module.css'
import { StaffUserForm } from './StaffUserForm.tsx'
import { StaffUserState } from './StaffUserList.tsx'

type Props = { staffUser: StaffUser; sites: ReadonlyArray<{ orgId: number; siteName: string }> }

/** A staff user: what they may do, and what an admin does for them. */
export function StaffUserDetail({ staffUser, sites }: Props) {
  const text = useText()
  const { accountId, name } = staffUser
  const params = { id: accountId }
  const saving = useChangeStaffUser(changeStaffUser, () => toast(text('colleague.saved'), 'good'))
  return (
    <>
      <div className={classes.head}>
        <div>
          <h1>{name}</h1>
          <StaffUserState staffUser={staffUser} />
        </div>
        <Ways staffUser={staffUser} />
      </div>
      <Verification staffUser={staffUser} />
      <StaffUserForm
        start={{ ...staffUser, sites: staffUser.sites.map(({ orgId }) => orgId) }}
        sites={sites}
        submit={text('colleague.save')}
        saving={saving}
        onSave={({ name, email, language, roles, sites }, onError) => {
          const body = { name, email, language, roles: [...roles], sites: [...sites] }
          saving.mutate({ params, body }, { onError })
        }}
      />
    </>
  )
}

/** A link to a new password, suspending and resuming; staff users cannot suspend themselves. */
function Ways({ staffUser: { accountId, name, status } }: { staffUser: StaffUser }) {
  const text = useText()
  const self = useSession()?.user.accountId === accountId
  const params = { id: accountId }
  const link = useChangeStaffUser(sendStaffUserLink, () => toast(text('colleague.link_sent', { name }), 'good'))
  const state = useChangeStaffUser(changeStaffUserStatus, () => toast(text('colleague.saved'), 'good'))
  const isOut = status === 'suspended'
  const suspend = async () => {
    const words = { title: text('colleague.suspend'), message: text('colleague.suspend_words', { name }) }
    const sure = await confirm({ ...words, yes: text('colleague.suspend'), no: text('colleague.cancel'), danger: true })
    if (sure) state.mutate({ params, body: { status: 'suspended' } })
  }
  return (
    <div className={classes.ways}>
      <RefusalNotice why={link.error ?? state.error} />
      {!isOut && (
        <Button variant="default" loading={link.isPending} onClick={() => link.mutate({ params })}>
          {text('colleague.send_link')}
        </Button>
      )}
      {isOut && (
        <Button loading={state.isPending} onClick={() => state.mutate({ params, body: { status: 'active' } })}>
          {text('colleague.resume')}
        </Button>
      )}
      {!isOut && !self && (
        <Button danger loading={state.isPending} onClick={() => void suspend()}>
          {text('colleague.suspend')}
        </Button>
      )}
    </div>
  )
}

/** Whether signing in asks for a code of an app, and the way out for who has lost it. Staff users manage their own themselves. */
function Verification({ staffUser: { accountId, name, userName, hasAuthenticator } }: { staffUser: StaffUser }) {
  const text = useText()
  const self = useSession()?.user.accountId === accountId
  const confirmRemoval = () => toast(text('colleague.verification_gone', { name }), 'good')
  const removal = useChangeStaffUser(removeStaffUserAuthenticator, confirmRemoval)
  const title = text('colleague.verification_reset')
  const reset = async () => {
    const message = text('colleague.verification_words', { name })
    const sure = await confirm({ title, message, yes: title, no: text('colleague.cancel'), danger: true })
    if (sure) removal.mutate({ params: { id: accountId } })
  }
  return (
    <div className={classes.ways}>
      <RefusalNotice why={removal.error} />
      <Facts
        className={classes.facts}
        facts={[
          [text('colleague.user_name'), userName],
          [
            text('colleague.verification'),
            text(hasAuthenticator ? 'colleague.verification_on' : 'colleague.verification_off'),
          ],
        ]}
      />
      {hasAuthenticator && !self && (
        <Button variant="default" loading={removal.isPending} onClick={() => void reset()}>
          {title}
        </Button>
      )}
    </div>
  )
}
