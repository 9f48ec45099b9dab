import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { longestBatchNumber } from '../../../../rules/return/return.ts'
import { useMay } from '../../../api/session/session.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { SideDrawer } from '../../../ui/dialog/SideDrawer.tsx'
import { Empty } from '../../../ui/feedback/Notice.tsx'
import { useText } from '../../../ui/language/language.tsx'
import { ListPage } from '../../../ui/list/ListPage.tsx'
import { type PageParams, pagingIn, textIn, toPage } from '../../../ui/list/query.ts'
import { BatchNoteForm } from '../../features/return/batch/BatchNoteForm.tsx'
import { BatchNoteList } from '../../features/return/batch/BatchNoteList.tsx'
import { type BatchNote, batchNotesQuery } from '../../features/return/batch/queries.ts'
import { ReturnTabs } from '../../features/return/ReturnTabs.tsx'
import { usePageSearch } from '../../layout/usePageSearch.ts'

type SearchParams = PageParams & { keyword?: string | undefined }

const readSearch = (query: Record<string, unknown>): SearchParams => ({
  keyword: textIn(query, 'keyword', longestBatchNumber),
  ...pagingIn(query),
})

export default function BatchNotesPage() {
  const text = useText()
  const search = usePageSearch(readSearch)
  const [open, setOpen] = useState<BatchNote | 'new'>()
  const { keyword } = search
  const decides = useMay('staff:desk')
  const add = decides && <Button onClick={() => setOpen('new')}>{text('batch_note.add')}</Button>
  return (
    <>
      <ListPage
        title={text('batch_note.title')}
        intro={text('batch_note.intro')}
        titleAction={add}
        above={<ReturnTabs />}
        search={search}
        filters={[{ name: 'keyword', label: text('batch_note.keyword'), longest: longestBatchNumber }]}
        found={useQuery({ ...batchNotesQuery(keyword ? { keyword } : {}), select: toPage(search) })}
        expectedRows={6}
        empty={<Empty title={text('batch_note.none')}>{text('batch_note.none_hint')}</Empty>}
        noMatch={{ title: text('batch_note.none_match'), hint: text('batch_note.none_match_hint') }}
      >
        {(rows) => <BatchNoteList notes={rows} onEdit={setOpen} />}
      </ListPage>
      {open && <NoteDrawer note={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />}
    </>
  )
}

function NoteDrawer({ note, onClose }: { note: BatchNote | undefined; onClose: () => void }) {
  const text = useText()
  return (
    <SideDrawer title={text(note ? 'batch_note.change' : 'batch_note.add')} onClose={onClose}>
      <BatchNoteForm subject={note} savedNote={note} onDone={onClose} />
    </SideDrawer>
  )
}
