import { TextInput } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { toQuery } from '../../../../../contract/endpoint.ts'
import { removeView, saveView } from '../../../../../contract/fulfilment/order-management.ts'
import { longestViewName } from '../../../../../rules/fulfilment/order-management.ts'
import { type CallFailed, call } from '../../../../api/call.ts'
import { saysItself } from '../../../../api/failures.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { SideDrawer } from '../../../../ui/dialog/SideDrawer.tsx'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import { Form } from '../../../../ui/form/Form.tsx'
import { useForm } from '../../../../ui/form/useForm.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { consoleLink } from '../../../../ui/page/console-link.ts'
import classes from './OrderManagement.module.css'
import { savedViewsQuery } from './queries.ts'

type Props = {
  /** What the list asks for now; a page of it is no view. */
  search: Record<string, unknown>
}

/** The reader's own views of the list of orders: opened by a click, saved under a name, removed. */
export function SavedViews({ search }: Props) {
  const text = useText()
  const [isSaving, setSaving] = useState(false)
  const { data: views = [] } = useQuery(savedViewsQuery)
  const query = toViewQuery(search)
  const isNew = query !== '' && !views.some((view) => view.query === query)
  if (views.length === 0 && !isNew) return null
  return (
    <nav className={classes.views} aria-label={text('desk.views')}>
      {views.map((view) => (
        <View key={view.viewId} view={view} isOpen={view.query === query} />
      ))}
      {isNew && (
        <Button variant="default" size="compact-sm" onClick={() => setSaving(true)}>
          {text('desk.save_view')}
        </Button>
      )}
      {isSaving && (
        <SideDrawer title={text('desk.save_view')} onClose={() => setSaving(false)}>
          <SaveForm query={query} onSaved={() => setSaving(false)} />
        </SideDrawer>
      )}
    </nav>
  )
}

/** What the address asks for, as a view keeps it. */
const toViewQuery = ({ page: _page, size: _size, ...search }: Record<string, unknown>) => toQuery(search).toString()

type ViewProps = { view: { viewId: number; name: string; query: string }; isOpen: boolean }

function View({ view: { viewId, name, query }, isOpen }: ViewProps) {
  const text = useText()
  const queries = useQueryClient()
  const remove = useMutation<null, CallFailed>({
    mutationFn: () => call(removeView, { params: { id: viewId } }),
    onSettled: () => queries.invalidateQueries(savedViewsQuery),
  })
  return (
    <span className={classes.view} data-open={isOpen || undefined}>
      <Link
        {...consoleLink('orders')}
        search={Object.fromEntries(new URLSearchParams(query)) as never}
        aria-current={isOpen || undefined}
      >
        {name}
      </Link>
      <button type="button" aria-label={text('desk.remove_view', { name })} onClick={() => remove.mutate()}>
        <IconX size={14} aria-hidden />
      </button>
    </span>
  )
}

function SaveForm({ query, onSaved }: { query: string; onSaved: () => void }) {
  const text = useText()
  const queries = useQueryClient()
  const form = useForm({
    start: { name: '' },
    rules: ({ name }) => ({ name: name.trim() === '' && text('desk.view_name_missing') }),
    limits: { name: longestViewName },
  })
  const save = useMutation<unknown, CallFailed, string>({
    meta: saysItself,
    mutationFn: (name) => call(saveView, { body: { name, query } }),
    onSuccess: onSaved,
    onSettled: () => queries.invalidateQueries(savedViewsQuery),
  })
  return (
    <Form onSend={() => form.send(({ name }) => save.mutate(name.trim()))}>
      <p>{text('desk.view_words')}</p>
      <RefusalNotice why={save.error} />
      <TextInput label={text('desk.view_name')} data-autofocus {...form.field('name')} />
      <Button type="submit" loading={save.isPending}>
        {text('desk.save_view')}
      </Button>
    </Form>
  )
}
