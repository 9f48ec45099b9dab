import type { TextKey } from '../index.ts'

/** The country that a warehouse's code stands for; others are called by their code or their own name. */
export const warehouseNames: Readonly<Record<string, TextKey>> = {
  NL: 'ui.country_NL',
  UK: 'ui.country_GB',
  IT: 'ui.country_IT',
  FR: 'ui.country_FR',
  PL: 'ui.country_PL',
  US: 'ui.country_US',
}
