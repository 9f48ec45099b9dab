import { TextInput } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { exportBookkeeping } from '../../../../../contract/invoice/bookkeeping.ts'
import { isDay } from '../../../../../rules/shipping/day.ts'
import { download } from '../../../../api/download.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { Select } from '../../../../ui/controls/Select.tsx'
import { SideDrawer } from '../../../../ui/dialog/SideDrawer.tsx'
import type { Failure } from '../../../../ui/feedback/failure.ts'
import { Empty } from '../../../../ui/feedback/Notice.tsx'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import { RowSkeletons } from '../../../../ui/feedback/Skeletons.tsx'
import { Form } from '../../../../ui/form/Form.tsx'
import { useForm } from '../../../../ui/form/useForm.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { Fetched } from '../../../../ui/list/Fetched.tsx'
import classes from './Bookkeeping.module.css'
import { DatevSection } from './DatevForm.tsx'
import { type Issuer, issuersQuery } from './queries.ts'

/** All documents of a company of ours and a period as a file for bookkeeping: chosen beside the list. */
export function BookkeepingFile() {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {text('bookkeeping.title')}
      </Button>
      {isOpen && (
        <SideDrawer title={text('bookkeeping.title')} onClose={() => setOpen(false)}>
          <Choice />
        </SideDrawer>
      )}
    </>
  )
}

function Choice() {
  const text = useText()
  const issuers = useQuery(issuersQuery)
  return (
    <Fetched result={issuers} skeleton={<RowSkeletons rows={3} />}>
      {(found) =>
        found.length === 0 ? (
          <Empty title={text('bookkeeping.none')}>{text('bookkeeping.none_hint')}</Empty>
        ) : (
          <FileForm issuers={found} />
        )
      }
    </Fetched>
  )
}

function FileForm({ issuers }: { issuers: readonly Issuer[] }) {
  const text = useText()
  const form = useForm({
    start: { orgId: String(issuers[0]?.orgId ?? ''), from: '', until: '' },
    rules: ({ from, until }) => ({
      from: !isDay(from) && text('bookkeeping.day_missing'),
      until: (!isDay(until) && text('bookkeeping.day_missing')) || (until < from && text('bookkeeping.day_before')),
    }),
  })
  const issuer = issuers.find(({ orgId }) => String(orgId) === form.values.orgId)
  const fetching = useMutation<void, Failure, typeof form.values & { format: 'csv' | 'datev' }>({
    meta: { saysItself: true },
    mutationFn: ({ orgId, from, until, format }) =>
      download(exportBookkeeping, { query: { orgId: Number(orgId), from, until, format } }),
  })
  const fetchFile = (format: 'csv' | 'datev') => form.send((values) => fetching.mutate({ ...values, format }))
  const isFetching = (format: 'csv' | 'datev') => fetching.isPending && fetching.variables.format === format
  return (
    <>
      <Form onSend={() => fetchFile('csv')}>
        <p>{text('bookkeeping.words')}</p>
        <RefusalNotice why={fetching.error} />
        <Select
          label={text('bookkeeping.issuer')}
          data={issuers.map(({ orgId, name, siteName }) => ({ value: String(orgId), label: `${name} · ${siteName}` }))}
          data-autofocus
          {...form.choice('orgId')}
        />
        <TextInput type="date" label={text('order.from')} {...form.field('from')} />
        <TextInput type="date" label={text('order.until')} {...form.field('until')} />
        <div className={classes.ways}>
          <Button type="submit" loading={isFetching('csv')}>
            {text('bookkeeping.download')}
          </Button>
          {issuer?.isGerman && (
            <Button variant="default" loading={isFetching('datev')} onClick={() => fetchFile('datev')}>
              {text('bookkeeping.datev_download')}
            </Button>
          )}
        </div>
      </Form>
      {issuer?.isGerman && <DatevSection key={issuer.orgId} orgId={issuer.orgId} />}
    </>
  )
}
