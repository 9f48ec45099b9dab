import { type RawBuilder, sql } from 'kysely'
import { mostTagsOffered, readTag } from '../../rules/office/internal-notes.ts'
import type { Db, Tx } from '../db/database.ts'
import { orNotFound } from '../http/refuse.ts'
import { isAbout, type Noted, type NotedThing, toColumns } from './noted-thing.ts'
import { canAccessSite, type Staff } from './site-access.ts'
import { noteChange, type StaffChange } from './staff-change.ts'

/** The tags of an order or a customer, by the alphabet. */
export const findTags = (db: Db | Tx, noted: Noted) =>
  db.selectFrom('tags').select(['id as tagId', 'tag']).where(isAbout('tags', noted)).orderBy(sql`lower(tag)`).execute()

/** The tags of the order or customer of a row, by the alphabet, as a column of a list. */
export const tagsInRow = (column: 'order_id' | 'customer_id', id: RawBuilder<unknown>) =>
  sql<string[]>`array(select t.tag from tags t where t.${sql.ref(column)} = ${id} order by lower(t.tag))`

/** Whether the order or customer of a row has a tag, however it is capitalized. */
export const hasTag = (column: 'order_id' | 'customer_id', id: RawBuilder<unknown>, tag: string) =>
  sql<boolean>`${id} in (
    select t.${sql.ref(column)} from tags t where lower(t.tag) = lower(${readTag(tag)}) and t.${sql.ref(column)} is not null)`

/** So many of the newest tags are read for those that are offered. */
const newestTags = 5000

/** The tags that are on orders or customers of the caller's sites, by the alphabet; of the newest ones, each once. */
export async function findTagsOffered(db: Db, staff: Staff, tagged: 'orders' | 'customers') {
  const column = sql.ref(tagged === 'orders' ? 'order_id' : 'customer_id')
  const { rows } = await sql<{ tag: string }>`
    select distinct on (lower(newest.tag)) newest.tag
      from (select t.id, t.tag from tags t join ${sql.table(tagged)} thing on thing.id = t.${column}
             where ${canAccessSite(staff, sql.ref('thing.org_id'))}
             order by t.id desc limit ${newestTags}) newest
     order by lower(newest.tag), newest.id
     limit ${mostTagsOffered}
  `.execute(db)
  return rows.map(({ tag }) => tag)
}

/** Puts a tag on an order or a customer. One that is there already, however it is capitalized, stays, and nothing is noted. */
export async function addTag(change: StaffChange, { noted, subject, ...owner }: NotedThing, typed: string) {
  const tag = readTag(typed)
  const { accountId, now } = change.changer
  const added = await change.tx
    .insertInto('tags')
    .values({ ...toColumns(noted), tag, account_id: accountId, added_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id as tagId')
    .executeTakeFirst()
  if (!added) {
    const there = change.tx.selectFrom('tags').select('id as tagId').where(isAbout('tags', noted))
    return orNotFound(await there.where(sql<boolean>`lower(tag) = lower(${tag})`).executeTakeFirst())
  }
  await noteChange(change, owner, { action: 'tag.added', subject, after: { tag } })
  return added
}

/** Takes a tag off an order or a customer; one that is on another thing is not found. */
export async function removeTag(change: StaffChange, { noted, subject, ...owner }: NotedThing, tagId: number) {
  const removed = await change.tx
    .deleteFrom('tags')
    .where('id', '=', tagId)
    .where(isAbout('tags', noted))
    .returning('tag')
    .executeTakeFirst()
  const { tag } = orNotFound(removed)
  await noteChange(change, owner, { action: 'tag.removed', subject, before: { tag }, after: {} })
  return { tagId }
}
