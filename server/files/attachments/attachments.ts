import type { FileAnswer } from '../../../contract/endpoint.ts'
import type { ErrorCode } from '../../../contract/errors.ts'
import { type AttachmentRefusal, attachmentName } from '../../../rules/attachment.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { CustomerCaller } from '../../http/caller.ts'
import type { Context } from '../../http/context.ts'
import { rateLimit } from '../../http/rate-limit.ts'
import { orNotFound, orRefuse, Refusal } from '../../http/refuse.ts'
import type { UploadedFile } from '../../http/uploads.ts'
import type { Files } from '../files.ts'
import {
  type AttachmentTable,
  countWaiting,
  findAttachment,
  removeWaiting,
  toWaiting,
  type WaitingAttachment,
} from './attachments.queries.ts'
import { readAttachment } from './read-attachment.ts'

/** Files that one person sends within an hour. */
const uploadsPerPerson = 60

/** What a subject takes of its customers, and in what words it refuses them. */
export type AttachmentRules = {
  table: AttachmentTable
  /** What the hourly limit counts. */
  what: string
  /** Files of one person that wait at once. */
  mostWaiting: number
  tooMany: ErrorCode
  /** What pictures and forms are refused for, where the subject says it in its own words. */
  words: Partial<Record<AttachmentRefusal, ErrorCode>>
}

type Addition<T> = {
  files: () => Promise<UploadedFile[]>
  insert: (tx: Tx, attachment: WaitingAttachment) => Promise<T>
}

/** Keeps the one file that was sent until its order is placed, or its return saved. */
export async function addAttachment<T>(
  { db, caller, now }: Context<CustomerCaller, Db>,
  store: Files,
  { table, what, mostWaiting, tooMany, words }: AttachmentRules,
  { files, insert }: Addition<T>,
): Promise<T> {
  const person = String(caller.accountId)
  await db.transaction().execute((tx) => rateLimit(tx, [{ what, key: person, most: uploadsPerPerson }], now))
  const { name, bytes, mediaType } = await readOneFile(files, person, words)
  const file = await store.storeFile(bytes)
  const stored = { file, name: attachmentName(name, mediaType), mediaType, bytes: bytes.length }
  try {
    return await db.transaction().execute(async (tx) => {
      if ((await countWaiting(tx, table, caller)) >= mostWaiting) throw new Refusal(tooMany)
      return insert(tx, toWaiting(caller, stored, now))
    })
  } catch (error) {
    await store.remove(file)
    throw error
  }
}

async function readOneFile(files: () => Promise<UploadedFile[]>, person: string, words: AttachmentRules['words']) {
  try {
    const file = orNotFound((await files())[0])
    return { ...file, ...orRefuse(await readAttachment(file.bytes, person)) }
  } catch (error) {
    const reason = error instanceof Refusal && new Map<string, ErrorCode>(Object.entries(words)).get(error.code)
    throw reason ? new Refusal(reason, { fields: ['file'] }) : error
  }
}

type FileCall = Context<CustomerCaller, Db> & { params: { fileId: number } }

/** Hands out a file of the customer, and takes one back that went with nothing yet. */
export const attachmentHandlers = (store: Files, table: AttachmentTable) => ({
  get: async ({ params, caller, db }: FileCall): Promise<FileAnswer> => {
    const { file, name, mediaType } = orNotFound(await findAttachment(db, table, caller, params.fileId))
    return { bytes: await store.get(file), mediaType, name }
  },
  remove: async ({ params, caller, db }: FileCall) => {
    await store.remove(orNotFound(await removeWaiting(db, table, caller, params.fileId)).file)
    return null
  },
})
