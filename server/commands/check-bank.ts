import { findDoubtfulEntries } from '../modules/payment/bank-import/doubtful-entries.queries.ts'
import { endWith } from '../start/start-error.ts'
import { reportDifferences } from './report-differences.ts'

// Lists entries of the bank that may have been read twice.
reportDifferences({
  find: findDoubtfulEntries,
  compared: { statements: 'bank_statements', entries: 'bank_entries' },
}).catch(endWith)
