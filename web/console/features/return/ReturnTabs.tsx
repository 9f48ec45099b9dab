import { ConsoleTabs } from '../../../ui/page/ConsoleTabs.tsx'

const tabs = [
  { path: 'returns', name: 'return_desk.title' },
  { path: 'returns/report', name: 'batch_note.report' },
  { path: 'returns/batch-notes', name: 'batch_note.title' },
] as const

/** What came back, of which batches, and what is known of those. */
export const ReturnTabs = () => <ConsoleTabs label="batch_note.parts" tabs={tabs} />
