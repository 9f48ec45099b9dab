import { sql } from 'kysely'
import type { AuditAction } from '../../rules/office/audit.ts'
import { mostNotes } from '../../rules/office/internal-notes.ts'
import type { Db, Tx } from '../db/database.ts'
import { orNotFound, Refusal } from '../http/refuse.ts'
import { isAbout, type Noted, type NotedThing, toColumns } from './noted-thing.ts'
import type { Staff } from './site-access.ts'
import { noteChange, type StaffChange } from './staff-change.ts'
import { findTags } from './tags.ts'

/** The newest internal notes of an order or a customer, how many there are, and its tags. */
export async function findNotesAndTags(db: Db, { accountId }: Staff, noted: Noted) {
  const rows = await db
    .selectFrom('internal_notes')
    .innerJoin('accounts as a', 'a.id', 'internal_notes.account_id')
    .select(['internal_notes.id as noteId', 'text', 'version', 'written_at', 'changed_at'])
    .select(sql<string>`coalesce(nullif(a.name, ''), a.user_name)`.as('author'))
    .select(sql<boolean>`a.id = ${accountId}`.as('isOwn'))
    .select(sql<number>`count(*) over ()::integer`.as('noteCount'))
    .where(isAbout('internal_notes', noted))
    .orderBy('internal_notes.id', 'desc')
    .limit(mostNotes)
    .execute()
  const notes = rows.map(({ noteCount: _, written_at, changed_at, ...note }) => ({
    ...note,
    writtenAt: written_at.toISOString(),
    changedAt: changed_at?.toISOString() ?? null,
  }))
  return { notes, noteCount: rows[0]?.noteCount ?? 0, tags: await findTags(db, noted) }
}

/** Adds a note in the caller's name. */
export async function addNote(change: StaffChange, thing: NotedThing, typed: string) {
  const text = typed.trim()
  const { accountId, now } = change.changer
  const { noteId } = await change.tx
    .insertInto('internal_notes')
    .values({ ...toColumns(thing.noted), account_id: accountId, text, written_at: now })
    .returning('id as noteId')
    .executeTakeFirstOrThrow()
  await audit(change, thing, { action: 'internal_note.added', after: { noteId, text } })
  return { noteId }
}

/** A note as its author has seen it. */
type SeenNote = { noteId: number; version: number }

/** Changes a note of the caller; refuses everybody else's, and one that has changed since it was seen. */
export async function changeNote(
  change: StaffChange,
  thing: NotedThing,
  { text: typed, ...seen }: SeenNote & { text: string },
) {
  const text = typed.trim()
  const before = await loadOwnNote(change, thing, seen)
  const { numUpdatedRows } = await change.tx
    .updateTable('internal_notes')
    .set({ text, version: sql`version + 1`, changed_at: change.changer.now })
    .where('id', '=', seen.noteId)
    .where('version', '=', seen.version)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new Refusal('note.changed')
  const { noteId } = seen
  await audit(change, thing, { action: 'internal_note.changed', before, after: { noteId, text } })
  return { noteId }
}

/** Deletes a note of the caller; the audit trail keeps its words. Refuses as a change does. */
export async function removeNote(change: StaffChange, thing: NotedThing, seen: SeenNote) {
  const before = await loadOwnNote(change, thing, seen)
  const { numDeletedRows } = await change.tx
    .deleteFrom('internal_notes')
    .where('id', '=', seen.noteId)
    .where('version', '=', seen.version)
    .executeTakeFirst()
  if (numDeletedRows !== 1n) throw new Refusal('note.changed')
  await audit(change, thing, { action: 'internal_note.removed', before, after: {} })
  return { noteId: seen.noteId }
}

/** The note as it is stored, for the audit trail; a note of another thing is not found. */
async function loadOwnNote({ tx, changer }: StaffChange, { noted }: NotedThing, { noteId }: SeenNote) {
  const note = orNotFound(await lockNote(tx, noted, noteId))
  if (note.accountId !== changer.accountId) throw new Refusal('note.not_author')
  return { noteId, text: note.text }
}

const lockNote = (tx: Tx, noted: Noted, noteId: number) =>
  tx
    .selectFrom('internal_notes')
    .select(['account_id as accountId', 'text'])
    .where('id', '=', noteId)
    .where(isAbout('internal_notes', noted))
    .forUpdate()
    .executeTakeFirst()

type Note = { action: AuditAction; before?: object; after: object }

const audit = (change: StaffChange, { subject, customerId, orgId }: NotedThing, note: Note) =>
  noteChange(change, { customerId, orgId }, { subject, ...note })
