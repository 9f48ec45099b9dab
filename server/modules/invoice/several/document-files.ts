import type { Db } from '../../../db/database.ts'
import { workFor } from '../../../db/shares.ts'
import { drawIssued } from '../detail/invoice-document.ts'
import { loadDocument } from './several.queries.ts'
import type { ZipFile } from './zip-stream.ts'

type Wanted = { callerId: string; withXml: boolean }

/** The files of documents, one after the other, as each is taken: a document is read and drawn when the one before has been sent. */
export async function* documentFiles(
  db: Db,
  itemIds: readonly number[],
  { callerId, withXml }: Wanted,
): AsyncGenerator<ZipFile> {
  for (const itemId of itemIds) {
    // The answer has begun, and its work still counts as this caller's.
    const { facts, cii = '', ubl } = await workFor({ callerId, isFinding: false }, () => loadDocument(db, itemId))
    const modifiedOn = facts.issuedOn
    const { bytes, name } = await drawIssued(facts, cii, callerId)
    yield { name, bytes, modifiedOn }
    if (withXml && ubl !== undefined)
      yield { name: `${facts.number}-ubl.xml`, bytes: new TextEncoder().encode(ubl), modifiedOn }
  }
}
