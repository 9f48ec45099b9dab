import {
  changeColleague,
  changeColleagueStatus,
  removeColleagueAuthenticator,
  sendColleagueLink,
} from '../../../../../contract/office/staff-user.ts'
import { useSession } from '../../../../api/session/session.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { confirm } from '../../../../ui/feedback/confirm.ts'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { Facts } from '../../../../ui/list/Facts.tsx'
import classes from './Colleague.module.css'
import { ColleagueForm } from './ColleagueForm.tsx'
import { ColleagueState } from './ColleagueList.tsx'
import { type Colleague, useChangeColleague } from './queries.ts'

type Props = { colleague: Colleague; sites: ReadonlyArray<{ orgId: number; siteName: string }> }

/** A colleague: what they may do, and what an admin does for them. */
export function ColleagueDetail({ colleague, sites }: Props) {
  const text = useText()
  const { accountId, name } = colleague
  const params = { id: accountId }
  const saving = useChangeColleague(changeColleague, () => toast(text('colleague.saved'), 'good'))
  return (
    <>
      <div className={classes.head}>
        <div>
          <h1>{name}</h1>
          <ColleagueState colleague={colleague} />
        </div>
        <Ways colleague={colleague} />
      </div>
      <Verification colleague={colleague} />
      <ColleagueForm
        start={{ ...colleague, sites: colleague.sites.map(({ orgId }) => orgId) }}
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

/** A link to a new password, and the way in or out; nobody shuts themselves out. */
function Ways({ colleague: { accountId, name, status } }: { colleague: Colleague }) {
  const text = useText()
  const self = useSession()?.user.accountId === accountId
  const params = { id: accountId }
  const link = useChangeColleague(sendColleagueLink, () => toast(text('colleague.link_sent', { name }), 'good'))
  const state = useChangeColleague(changeColleagueStatus, () => toast(text('colleague.saved'), 'good'))
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

/** Whether signing in asks for a code of an app, and the way out for who has lost it. Their own, people keep themselves. */
function Verification({ colleague: { accountId, name, userName, hasAuthenticator } }: { colleague: Colleague }) {
  const text = useText()
  const self = useSession()?.user.accountId === accountId
  const confirmRemoval = () => toast(text('colleague.verification_gone', { name }), 'good')
  const removal = useChangeColleague(removeColleagueAuthenticator, confirmRemoval)
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
