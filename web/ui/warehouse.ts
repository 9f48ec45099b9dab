import type { TextKey } from '../../texts/index.ts'
import { useText } from './language.tsx'

const names: Readonly<Record<string, TextKey>> = {
  NL: 'ui.country_NL',
  UK: 'ui.country_GB',
  IT: 'ui.country_IT',
  FR: 'ui.country_FR',
  PL: 'ui.country_PL',
  US: 'ui.country_US',
}

/** Says which country a warehouse's code stands for; `otherwise` (the code) for one that has no name here. */
export function useWarehouseName() {
  const text = useText()
  return (code: string, otherwise = code) => {
    const key = names[code]
    return key ? text(key) : otherwise
  }
}
