import type { ErrorCode } from '../../../../contract/errors.ts'
import { attachmentName } from '../../../../rules/attachment.ts'
import {
  mostWaitingFiles,
  type OrderFileKind,
  type OrderFileRefusal,
  orderFileFault,
} from '../../../../rules/order/file.ts'
import type { OrderType } from '../../../../rules/order/order.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { readAttachment } from '../../../files/attachment.ts'
import type { Files } from '../../../files/files.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import type { Context } from '../../../http/context.ts'
import { rateLimit } from '../../../http/rate-limit.ts'
import { orNotFound, orRefuse, Refusal } from '../../../http/refuse.ts'
import type { UploadedFile } from '../../../http/uploads.ts'
import { addFile, countWaiting, lockFiles, storeFileOrder, waitingFiles } from './file.queries.ts'

/** Files that one person sends within an hour. */
const uploadsPerPerson = 60

type OrderFileUpload = { kind: OrderFileKind; files: () => Promise<UploadedFile[]> }

/** Keeps a packing list or a carrier label until its order is placed. */
export async function addOrderFile(
  { db, caller, now }: Context<CustomerCaller, Db>,
  store: Files,
  { kind, files }: OrderFileUpload,
) {
  const limit = { what: 'order file', key: String(caller.accountId), most: uploadsPerPerson }
  await db.transaction().execute((tx) => rateLimit(tx, [limit], now))
  const { name, bytes, mediaType } = await readOneFile(files, String(caller.accountId))
  const file = await store.storeFile(bytes)
  try {
    return await db.transaction().execute(async (tx) => {
      if ((await countWaiting(tx, caller)) >= mostWaitingFiles) throw new Refusal('order_file.too_many')
      return addFile(
        tx,
        caller,
        { kind, file, name: attachmentName(name, mediaType), mediaType, bytes: bytes.length },
        now,
      )
    })
  } catch (error) {
    await store.remove(file)
    throw error
  }
}

/** What pictures and forms are refused for, in words about what an order takes. */
const ownWords: Partial<Record<ErrorCode, OrderFileRefusal>> = {
  'file.empty': 'order_file.empty',
  'file.too_large': 'order_file.too_large',
  'file.not_picture': 'order_file.other_type',
  'file.broken': 'order_file.broken',
  'file.too_many': 'order_file.one_at_a_time',
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

type AttachmentIds = { packingListId?: number; carrierLabelId?: number }
type OrderFiles = Awaited<ReturnType<typeof previewFiles>>['files']

const listIds = (requested: AttachmentIds) =>
  new Map<OrderFileKind, number | undefined>([
    ['packingList', requested.packingListId],
    ['carrierLabel', requested.carrierLabelId],
  ])

/** The files that an order would be placed with, and what keeps it from being placed with them. */
export async function previewFiles(
  db: Db | Tx,
  caller: CustomerCaller,
  orderType: OrderType,
  requested: AttachmentIds,
) {
  const ids = [...listIds(requested)].flatMap(([kind, fileId]) => (fileId === undefined ? [] : [{ kind, fileId }]))
  const found = await waitingFiles(
    db,
    caller,
    ids.map(({ fileId }) => fileId),
  )
  // A label is no packing list, whoever says so.
  const files = found.filter((file) => ids.some(({ kind, fileId }) => kind === file.kind && fileId === file.fileId))
  const kinds = (of: readonly { kind: OrderFileKind }[]) => new Set(of.map(({ kind }) => kind))
  const fault = orderFileFault(orderType, kinds(ids), kinds(files))
  return { files, faults: fault ? [{ field: `${fault.kind}Id`, reason: fault.refused }] : [] }
}

/** Locks the attachments that an order names, so that no other order takes them meanwhile. */
export const lockAttachments = (tx: Tx, caller: CustomerCaller, requested: AttachmentIds) =>
  lockFiles(
    tx,
    caller,
    [...listIds(requested).values()].filter((id) => id !== undefined),
  )

/** Attaches the files to their order; a file belongs to one order. */
export async function attachFiles(tx: Tx, caller: CustomerCaller, files: OrderFiles, orderId: number) {
  const attachedCount = await storeFileOrder(
    tx,
    caller,
    files.map(({ fileId }) => fileId),
    orderId,
  )
  if (attachedCount !== files.length)
    throw new Refusal('order_file.gone', { fields: files.map(({ kind }) => `${kind}Id`) })
}
