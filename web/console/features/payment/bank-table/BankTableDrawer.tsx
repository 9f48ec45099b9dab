import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { keepBankTable } from '../../../../../contract/payment/bank-table.ts'
import type { TableEncoding } from '../../../../../rules/table-file/table-file.ts'
import type { CallFailed } from '../../../../api/call.ts'
import { saysItself } from '../../../../api/failures.ts'
import { upload } from '../../../../api/upload.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { SideDrawer } from '../../../../ui/dialog/SideDrawer.tsx'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import { BlockSkeleton } from '../../../../ui/feedback/Skeletons.tsx'
import { Form } from '../../../../ui/form/Form.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import { Fetched } from '../../../../ui/list/Fetched.tsx'
import classes from './BankTable.module.css'
import { ColumnFields } from './ColumnFields.tsx'
import { type Description, type Preview, previewQuery, toQueryParts } from './queries.ts'
import { ReadingFields } from './ReadingFields.tsx'
import { TablePreview } from './TablePreview.tsx'

type Props = {
  file: File
  /** In which letters it is read, where staff have said so. */
  encoding: TableEncoding | undefined
  onClose: () => void
  /** It is kept, and the file can be read as one of this account. */
  onKept: (bankAccountId: number) => void
}

/** The step in which staff say what the columns of a bank's table are for, and see what would become of it before it is kept. */
export function BankTableDrawer({ file, encoding, onClose, onKept }: Props) {
  const text = useText()
  const [description, setDescription] = useState<Description>()
  const preview = useQuery(previewQuery({ file, encoding }, description))
  return (
    <SideDrawer title={text('bank_table.title')} onClose={onClose}>
      <p className={classes.intro}>{text('bank_table.intro')}</p>
      <Fetched result={preview} skeleton={<BlockSkeleton height={480} />}>
        {(shown) => (
          <DescriptionForm
            file={file}
            encoding={encoding}
            preview={shown}
            description={description ?? { bankAccountId: shown.bankAccountId, layout: shown.layout }}
            // A preview that has failed says why, and is no reason to keep what it did not show.
            stale={preview.isPlaceholderData || preview.isError}
            failure={preview.error as CallFailed | null}
            onChange={setDescription}
            onKept={onKept}
          />
        )}
      </Fetched>
    </SideDrawer>
  )
}

type FormProps = Pick<Props, 'file' | 'encoding' | 'onKept'> & {
  preview: Preview
  description: Description
  stale: boolean
  failure: CallFailed | null
  onChange: (description: Description) => void
}

function DescriptionForm({ file, encoding, preview, description, stale, failure, onChange, onKept }: FormProps) {
  const text = useText()
  const { bankAccountId } = description
  const keeping = useMutation<null, CallFailed, number>({
    meta: saysItself,
    mutationFn: (account) =>
      upload(
        keepBankTable,
        { query: { ...toQueryParts(description), ...(encoding && { encoding }), bankAccountId: account } },
        { file },
      ),
    onSuccess: (_, account) => onKept(account),
  })
  const isReady = preview.gaps.length === 0 && preview.faultCount === 0 && preview.entries + preview.pending > 0
  const mayKeep = bankAccountId !== null && isReady && !stale
  return (
    <Form onSend={() => mayKeep && keeping.mutate(bankAccountId)}>
      <ReadingFields preview={preview} description={description} onChange={onChange} />
      <ColumnFields preview={preview} description={description} onChange={onChange} />
      <TablePreview preview={preview} bankAccountId={bankAccountId} />
      <RefusalNotice why={keeping.error ?? failure} />
      <Button type="submit" disabled={!mayKeep} loading={keeping.isPending}>
        {text('bank_table.keep')}
      </Button>
    </Form>
  )
}
