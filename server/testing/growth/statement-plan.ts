/** A step of a plan, as PostgreSQL reports it; rows are means of its loops. */
export type PlanStep = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: PlanStep[]
}

/** A statement that ran, and the plan by which it did. */
export type StatementPlan = { 'Query Text': string; Plan: PlanStep }

const settings = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_buffers': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_nested_statements': 'on',
  'auto_explain.log_format': 'json',
  'auto_explain.log_level': 'notice',
}

/** The same database; connections there get the plan of each statement as a notice. */
export function explainedUrl(databaseUrl: string): string {
  const url = new URL(databaseUrl)
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`)
  url.searchParams.set('options', options.join(' '))
  return url.href
}

/** The plan in a notice; none where it has none. */
export function readPlan(notice: string): StatementPlan[] {
  const at = notice.indexOf('plan:\n')
  return notice.startsWith('duration:') && at > 0 ? [JSON.parse(notice.slice(at + 6))] : []
}
