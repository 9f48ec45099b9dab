import type { Task } from 'graphile-worker'
import { holds } from '../../../../rules/identity/permissions.ts'
import { listPermissions } from '../../../../rules/identity/roles.ts'
import { say } from '../../../../texts/say.ts'
import type { Db, Tx } from '../../../db/database.ts'
import type { MailPart } from '../../../mail/mail-content.ts'
import { mailLanguage } from '../../../mail/mail-language.ts'
import { queueMail } from '../../../mail/outbox.ts'
import { type TakenNote, takeDailyNotes } from './daily-notes.queries.ts'
import { describeUpdates, type OrderUpdate, updateMessage, updateParts } from './describe-update.ts'
import { choiceParts, choicesPath, chosenFrequency, mayStillSee } from './notify-updates.ts'
import { findDueReaders, findEvents, takeDaily } from './update.queries.ts'

/** Writes the daily mails that are due, each once: its content is taken and its mail queued in one transaction. */
export const mailDailyUpdatesBy =
  (db: Db, now: () => Date): Task =>
  async () => {
    const readers = await db.transaction().execute((tx) => findDueReaders(tx, now()))
    for (const accountId of readers) await db.transaction().execute((tx) => mailDaily(tx, accountId, now()))
  }

async function mailDaily(tx: Tx, accountId: number, now: Date) {
  const eventIds = await takeDaily(tx, accountId, now)
  const updates = await describeUpdates(tx, (await findEvents(tx, eventIds)).filter(mayStillSee))
  // What they have chosen never to get since then is left out.
  const chosenUpdates = updates.filter((update) => chosenFrequency(update) !== 'never')
  const notes = (await takeDailyNotes(tx, accountId, now)).filter(isStillChosen)
  const first = chosenUpdates[0] ?? notes[0]
  if (!first) return
  const { orgId, email } = first
  const language = mailLanguage(orgId, first.language)
  await queueMail(
    tx,
    {
      orgId,
      recipient: email,
      language,
      subject: say(language, 'mail.daily_subject', { count: chosenUpdates.length + notes.length }),
      parts: [
        say(language, 'mail.daily_intro'),
        ...chosenUpdates.flatMap((update) => dailyParts(update, language)),
        ...notes.flatMap(({ subject, parts }) => [{ heading: subject }, ...parts]),
        { link: say(language, 'mail.daily_see'), path: '/hisorder/orders' },
        ...choiceParts(language, 'mail.daily_end'),
      ],
      cause: 'daily order updates',
      unsubscribePath: choicesPath,
    },
    now,
  )
}

/** Of other things than orders, by the right that they need. */
const isStillChosen = ({ mayEnter, role, kind, frequency }: TakenNote) =>
  mayEnter && frequency !== 'never' && holds(listPermissions([role]), kind === 'paid' ? 'cust:finance' : 'cust:rma')

function dailyParts(update: OrderUpdate, language: ReturnType<typeof mailLanguage>): MailPart[] {
  const { subject } = updateMessage(update, language)
  return [{ heading: subject }, ...updateParts(update, language)]
}
