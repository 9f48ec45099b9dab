import { ownForwarder } from '../../../../rules/forwarder.ts'
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

/** A day of ours is that of delivery; a forwarder takes his time from the day on which he may fetch the goods. */
export const readyOf = (shipVia: string) => (shipVia === ownForwarder ? 'forwarder.ready' : 'order.promised')
export const readyTermOf = (shipVia: string) => (shipVia === ownForwarder ? 'forwarder.ready_on' : 'order.promised_on')
