import { kindOfClass } from '../../../../rules/product/catalogue.ts'
import type { Say } from '../../../ui/language/language.tsx'

/** A class of goods as the reader calls it; undefined where there is no such class. */
export function kindName(text: Say, classId: number) {
  const kind = kindOfClass(classId)
  return kind && text(`ui.kind_${kind}`)
}
