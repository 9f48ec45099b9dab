import { warehouseNames } from '../../../texts/fulfilment/warehouse-name.ts'
import { useText } from './language.tsx'

/** Says which country a warehouse's code stands for; `otherwise` (the code) for one that has no name here. */
export function useWarehouseName() {
  const text = useText()
  return (code: string, otherwise = code) => {
    const key = warehouseNames[code]
    return key ? text(key) : otherwise
  }
}
