import { closeSheet, openSheet } from '../../../documents/sheet.ts'
import { labelTitle, writeLabel } from './label.ts'
import type { ReturnPaper } from './paper.ts'
import { slipTitle, writeSlip } from './slip.ts'

/** The bytes of a paper of a return; it is drawn in a thread. */
export default async function drawReturnPaper(paper: ReturnPaper): Promise<Uint8Array> {
  const isLabel = paper.kind === 'label'
  const sheet = await openSheet({
    title: isLabel ? labelTitle(paper) : slipTitle(paper),
    author: paper.seller.name,
    madeAt: new Date(paper.madeAt),
    language: paper.language,
    size: isLabel ? 'A6' : 'A4',
  })
  if (isLabel) writeLabel(sheet, paper)
  else writeSlip(sheet, paper)
  return closeSheet(sheet)
}
