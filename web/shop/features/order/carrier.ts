import { carrierText } from '../../../../rules/shipping.ts'
import { useText } from '../../../ui/language.tsx'

/** Says carriers' names in the reader's language, where the shop knows them. */
export function useCarrierName() {
  const text = useText()
  return (name: string) => {
    const key = carrierText(name)
    return key ? text(key) : name
  }
}
