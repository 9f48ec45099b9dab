import { carrierText } from '../../../rules/shipping/shipping.ts'
import { useText } from './language.tsx'

/** Says carriers in the reader's language: those that the shop comes with, others as staff have named them. */
export function useCarrierName() {
  const text = useText()
  return (name: string) => {
    const key = carrierText(name)
    return key ? text(key) : name
  }
}
