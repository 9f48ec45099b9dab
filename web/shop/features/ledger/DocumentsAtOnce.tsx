import { Checkbox } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { downloadDocuments } from '../../../../contract/invoice/documents.ts'
import type { CallFailed } from '../../../api/call.ts'
import { download } from '../../../api/download.ts'
import { saysItself } from '../../../api/failures.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { useReason } from '../../../ui/feedback/failure.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useText } from '../../../ui/language/language.tsx'
import { ChooseAll, type RowChoice } from '../../../ui/list/row-choice.tsx'
import classes from './Finance.module.css'

type Form = 'zip' | 'pdf'
type Props = { choice: RowChoice; numbers: readonly string[] }

/** What is done with the chosen documents: they are downloaded as files in a ZIP, or as one PDF. */
export function DocumentsAtOnce({ choice, numbers }: Props) {
  const text = useText()
  const reasonOf = useReason()
  const [withXml, setWithXml] = useState(false)
  const fetching = useMutation<void, CallFailed, Form>({
    meta: saysItself,
    mutationFn: (form) =>
      download(downloadDocuments, { body: { numbers: [...numbers], form, withXml: withXml && form === 'zip' } }),
    onError: (failed) => toast(reasonOf(failed), 'bad'),
  })
  const button = (form: Form) => (
    <Button
      variant="default"
      disabled={numbers.length === 0}
      loading={fetching.isPending && fetching.variables === form}
      onClick={() => fetching.mutate(form)}
    >
      {text(`finance.as_${form}`)}
    </Button>
  )
  return (
    <div className={classes.atOnce}>
      <ChooseAll choice={choice} label={text('finance.choose_all', { count: choice.choosable.length })} />
      {button('zip')}
      <Checkbox
        label={text('finance.with_xml')}
        checked={withXml}
        onChange={({ currentTarget }) => setWithXml(currentTarget.checked)}
      />
      {button('pdf')}
    </div>
  )
}
