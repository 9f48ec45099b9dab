import { closeSheet, openSheet } from '../../../documents/sheet.ts'
import { labelTitle, writeLabel } from './label.ts'
import type { ReturnDocument } from './return-document.ts'
import { slipTitle, writeSlip } from './slip.ts'

/** The bytes of a return document; it is drawn in a thread. */
export default async function drawReturnDocument(document: ReturnDocument): Promise<Uint8Array> {
  const isLabel = document.kind === 'label'
  const sheet = await openSheet({
    title: isLabel ? labelTitle(document) : slipTitle(document),
    author: document.seller.name,
    madeAt: new Date(document.madeAt),
    language: document.language,
    size: isLabel ? 'A6' : 'A4',
  })
  if (isLabel) writeLabel(sheet, document)
  else writeSlip(sheet, document)
  return closeSheet(sheet)
}
