import type { ErrorCode } from '../../../../contract/errors.ts'
import { attachmentName } from '../../../../rules/attachment.ts'
import { mostReturnFiles, type ReturnRefusal } from '../../../../rules/return/return.ts'
import type { Db } from '../../../db/database.ts'
import { readAttachment } from '../../../files/attachment.ts'
import type { Files } from '../../../files/files.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import type { Context } from '../../../http/context.ts'
import { rateLimit } from '../../../http/rate-limit.ts'
import { orNotFound, orRefuse, Refusal } from '../../../http/refuse.ts'
import type { UploadedFile } from '../../../http/uploads.ts'
import { addFile, countWaitingFiles } from './file.queries.ts'

/** Files that one person sends within an hour. */
const uploadsPerPerson = 60
/** Files of one person that wait for their returns at once: of a few returns that are filled in side by side. */
const mostWaitingFiles = 4 * mostReturnFiles

/** Keeps a picture or a report until its return is saved. */
export async function addReturnFile(
  { db, caller, now }: Context<CustomerCaller, Db>,
  store: Files,
  files: () => Promise<UploadedFile[]>,
) {
  const limit = { what: 'return file', key: String(caller.accountId), most: uploadsPerPerson }
  await db.transaction().execute((tx) => rateLimit(tx, [limit], now))
  const { name, bytes, mediaType } = await readOneFile(files, String(caller.accountId))
  const file = await store.storeFile(bytes)
  try {
    return await db.transaction().execute(async (tx) => {
      if ((await countWaitingFiles(tx, caller)) >= mostWaitingFiles) throw new Refusal('return_file.too_many')
      return addFile(tx, caller, { file, name: attachmentName(name, mediaType), mediaType, bytes: bytes.length }, now)
    })
  } catch (error) {
    await store.remove(file)
    throw error
  }
}

/** What pictures and forms are refused for, in words about what a return takes. */
const ownWords: Partial<Record<ErrorCode, ReturnRefusal>> = {
  'file.empty': 'return_file.broken',
  'file.too_large': 'return_file.too_large',
  'file.not_picture': 'return_file.other_type',
  'file.broken': 'return_file.broken',
}

async function readOneFile(files: () => Promise<UploadedFile[]>, person: string) {
  try {
    const file = orNotFound((await files())[0])
    return { ...file, ...orRefuse(await readAttachment(file.bytes, person)) }
  } catch (error) {
    const reason = error instanceof Refusal && ownWords[error.code]
    throw reason ? new Refusal(reason, { fields: ['file'] }) : error
  }
}
