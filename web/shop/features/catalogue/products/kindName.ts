import { kindOfClass } from '../../../../../rules/catalogue/product/catalogue.ts'
import type { Say } from '../../../../ui/language/language.tsx'
import { classTexts } from '../../../../ui/product/class-texts.ts'

/** A class of goods as the reader calls it; undefined where there is no such class. */
export function kindName(text: Say, classId: number) {
  const kind = kindOfClass(classId)
  return kind && text(classTexts[kind])
}
