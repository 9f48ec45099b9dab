import { kindOfClass } from '../../../../../../rules/catalogue/product/catalogue.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import { classTexts } from '../../../../../ui/product/class-texts.ts'

/** A class of goods as the reader calls it. */
export function useClassName() {
  const text = useText()
  return (classId: number) => {
    const kind = kindOfClass(classId)
    return kind ? text(classTexts[kind]) : String(classId)
  }
}
