import type { Db } from '../../../db/database.ts'
import { workFor } from '../../../db/shares.ts'
import { drawIssued } from '../detail/invoice-document.ts'
import { loadDocument } from './several.queries.ts'
import type { ZipFile } from './zip-stream.ts'

type Wanted = { person: string; withXml: boolean }

/** The files of documents, one after the other, as each is taken: a document is read and drawn when the one before has been sent. */
export async function* documentFiles(
  db: Db,
  itemIds: readonly number[],
  { person, withXml }: Wanted,
): AsyncGenerator<ZipFile> {
  for (const itemId of itemIds) {
    // The answer has begun, and its work is still this person's.
    const { facts, cii = '', ubl } = await workFor({ person, isFinding: false }, () => loadDocument(db, itemId))
    const modifiedOn = facts.issuedOn
    const { bytes, name } = await drawIssued(facts, cii, person)
    yield { name, bytes, modifiedOn }
    if (withXml && ubl !== undefined)
      yield { name: `${facts.number}-ubl.xml`, bytes: new TextEncoder().encode(ubl), modifiedOn }
  }
}
