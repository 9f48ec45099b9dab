import { type DatevField, type DatevSettings, datevCharts } from '../../../../../rules/invoice/datev.ts'

/** The settings as they are typed; empty for what is missing. */
export type TypedDatev = Record<DatevField, string>

/** The fields that are typed, in their order; chart and month are chosen. */
export const numberFields = [
  ...(['adviser', 'client', 'accountLength', 'firstDebtor'] as const),
  ...(['taxedAccount', 'intraEuAccount', 'exportAccount'] as const),
]

export const toTypedDatev = (settings: DatevSettings): TypedDatev => ({
  adviser: show(settings.adviser),
  client: show(settings.client),
  chart: settings.chart ?? '',
  yearStarts: show(settings.yearStarts),
  accountLength: show(settings.accountLength),
  firstDebtor: show(settings.firstDebtor),
  taxedAccount: show(settings.taxedAccount),
  intraEuAccount: show(settings.intraEuAccount),
  exportAccount: show(settings.exportAccount),
})

export const readDatev = (typed: TypedDatev): DatevSettings => ({
  adviser: read(typed.adviser),
  client: read(typed.client),
  chart: datevCharts.find((chart) => chart === typed.chart) ?? null,
  yearStarts: read(typed.yearStarts),
  accountLength: read(typed.accountLength),
  firstDebtor: read(typed.firstDebtor),
  taxedAccount: read(typed.taxedAccount),
  intraEuAccount: read(typed.intraEuAccount),
  exportAccount: read(typed.exportAccount),
})

const show = (value: number | null) => String(value ?? '')

/** What is no whole number is none of the numbers that the rule takes. */
function read(typed: string) {
  const digits = typed.trim()
  if (digits === '') return null
  return /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN
}
