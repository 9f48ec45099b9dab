import type { CarrierRefusal } from '../../rules/shipping/carrier.ts'
import type { BankAccountRefusal } from '../../rules/site/settings.ts'

/** How what is refused of the settings of a site travels. */
export const siteErrors = {
  'carrier.code_taken': { status: 200, code: 60_021 },
  'bank_account.other_company': { status: 200, code: 60_126 },
  'bank_account.known': { status: 200, code: 60_127 },
  'bank_account.in_use': { status: 200, code: 60_128 },
} satisfies Record<BankAccountRefusal | CarrierRefusal, { status: number; code: number }>
