import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { endSession, signOutEverywhere } from '../../../../../contract/identity/session-list.ts'
import { call } from '../../../../api/call.ts'
import { leaveForGood } from '../../../../api/session/sign-out.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { confirm } from '../../../../ui/feedback/confirm.ts'
import { RowSkeletons } from '../../../../ui/feedback/Skeletons.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { countryIn } from '../../../../ui/language/country.ts'
import { useFormat } from '../../../../ui/language/format.ts'
import { useLanguage, useText } from '../../../../ui/language/language.tsx'
import { Fetched } from '../../../../ui/list/Fetched.tsx'
import classes from './Profile.module.css'
import { type OpenSession, sessionsQuery } from './queries.ts'

/** Where this account is signed in, and signing out of one session or of all. */
export function Sessions() {
  const text = useText()
  const result = useQuery(sessionsQuery)
  const leaving = useMutation({
    mutationFn: () => call(signOutEverywhere, {}),
    onSuccess: leaveForGood,
  })
  const leaveAll = async () => {
    const yes = await confirm({
      title: text('profile.everywhere'),
      message: text('profile.everywhere_sure'),
      yes: text('profile.everywhere'),
      no: text('ui.cancel'),
    })
    if (yes) leaving.mutate()
  }
  return (
    <section className={classes.card}>
      <h2>{text('profile.sessions')}</h2>
      <Fetched result={result} skeleton={<RowSkeletons rows={2} />}>
        {(sessions) => (
          <ul className={classes.sessions}>
            {sessions.map((session) => (
              <SessionRow key={session.sessionId} session={session} />
            ))}
          </ul>
        )}
      </Fetched>
      <Button variant="default" loading={leaving.isPending} className={classes.submit} onClick={() => void leaveAll()}>
        {text('profile.everywhere')}
      </Button>
    </section>
  )
}

function SessionRow({ session }: { session: OpenSession }) {
  const text = useText()
  const { instant } = useFormat()
  const { language } = useLanguage()
  const queries = useQueryClient()
  const { browser, system, countryIso2, address, sessionId } = session
  const ending = useMutation({
    mutationFn: () => call(endSession, { params: { id: sessionId } }),
    onSuccess: () => toast(text('profile.session_ended'), 'good'),
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
  const device =
    browser && system ? text('profile.device', { browser, system }) : browser || text('profile.unknown_device')
  const place = [countryIso2 && countryIn(language, countryIso2), address].filter(Boolean).join(', ')
  return (
    <li>
      <p>
        <strong>{device}</strong>
        {place && <span>{place}</span>}
        <span className={classes.quiet}>
          {text('profile.seen', { at: instant(session.lastSeenAt) })},{' '}
          {text('profile.since', { at: instant(session.signedInAt) })}
        </span>
      </p>
      {session.current ? (
        <span className={classes.here}>{text('profile.here')}</span>
      ) : (
        <Button
          variant="default"
          size="compact-sm"
          loading={ending.isPending}
          aria-label={text('profile.end_session_of', { device })}
          onClick={() => ending.mutate()}
        >
          {text('profile.end_session')}
        </Button>
      )}
    </li>
  )
}
