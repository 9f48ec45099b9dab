import { carrierText } from '../../../../../rules/shipping/shipping.ts'
import { useText } from '../../../../ui/language/language.tsx'

/** Says carriers in the reader's language: those that the shop comes with, others as staff have named them. */
export function useCarrierName() {
  const text = useText()
  return (carrier: string) => {
    const key = carrierText(carrier)
    return key ? text(key) : carrier
  }
}
