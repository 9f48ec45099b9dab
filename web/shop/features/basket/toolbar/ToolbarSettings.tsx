import { Textarea } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type getToolbar, renewToolbarKey, setToolbar } from '../../../../../contract/basket/toolbar.ts'
import type { Reply } from '../../../../../contract/endpoint.ts'
import { mostOrigins, readOrigins, toolbarPath } from '../../../../../rules/basket/toolbar.ts'
import { type CallFailed, call } from '../../../../api/call.ts'
import { saysItself } from '../../../../api/failures.ts'
import { useSession } from '../../../../api/session/session.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { confirm } from '../../../../ui/feedback/confirm.ts'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import { BlockSkeleton } from '../../../../ui/feedback/Skeletons.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useForm } from '../../../../ui/form/useForm.ts'
import { type Say, useText } from '../../../../ui/language/language.tsx'
import { Fetched } from '../../../../ui/list/Fetched.tsx'
import { toolbarQuery } from './queries.ts'
import classes from './Toolbar.module.css'

type Toolbar = Reply<typeof getToolbar>

/** Whose pages may show the toolbar of the company, and what they have to hold for it. */
export default function ToolbarSettings() {
  const text = useText()
  const toolbar = useQuery(toolbarQuery)
  return (
    <>
      <h2>{text('toolbar.settings')}</h2>
      <p className={classes.hint}>{text('toolbar.settings_hint')}</p>
      <Fetched result={toolbar} skeleton={<BlockSkeleton height={190} />}>
        {(found) => <Origins toolbar={found} />}
      </Fetched>
    </>
  )
}

function Origins({ toolbar: { key, origins } }: { toolbar: Toolbar }) {
  const text = useText()
  const orgId = useSession()?.user.orgId
  const { form, keeping } = useOrigins(origins)
  return (
    <>
      <RefusalNotice why={keeping.error} />
      <Textarea
        label={text('toolbar.origins')}
        description={text('toolbar.origins_hint', { most: mostOrigins })}
        rows={4}
        spellCheck={false}
        {...form.field('typed')}
      />
      <Button
        variant="default"
        className={classes.save}
        loading={keeping.isPending}
        onClick={() => form.send(({ typed }) => keeping.mutate(splitLines(typed)))}
      >
        {text('toolbar.save')}
      </Button>
      {key !== null && origins.length > 0 && (
        <>
          <p className={classes.hint}>{text('toolbar.snippet')}</p>
          <pre className={classes.snippet}>{toolbarSnippet(`${toolbarPath}?key=${key}&org_id=${orgId}`)}</pre>
          <RenewKey current={key} />
        </>
      )}
    </>
  )
}

function useOrigins(origins: readonly string[]) {
  const text = useText()
  const queries = useQueryClient()
  const form = useForm({
    start: { typed: origins.join('\n') },
    rules: ({ typed }) => ({ typed: sayFault(text, splitLines(typed)) }),
  })
  const keeping = useMutation<Toolbar, CallFailed, string[]>({
    meta: saysItself,
    mutationFn: (lines) => call(setToolbar, { body: { origins: lines } }),
    onSuccess: (kept) => {
      queries.setQueryData(toolbarQuery.queryKey, kept)
      form.reset({ typed: kept.origins.join('\n') })
      toast(text('toolbar.saved'), 'good')
    },
  })
  return { form, keeping }
}

const splitLines = (typed: string) => typed.split('\n').filter((line) => line.trim() !== '')

/** Another key in the place of one that is in wrong hands; that asks first, because it ends what pages show. */
function RenewKey({ current }: { current: string }) {
  const text = useText()
  const queries = useQueryClient()
  const renewing = useMutation<Toolbar, CallFailed>({
    meta: saysItself,
    mutationFn: () => call(renewToolbarKey, { body: { key: current } }),
    onSuccess: (kept) => {
      queries.setQueryData(toolbarQuery.queryKey, kept)
      toast(text('toolbar.renewed'), 'good')
    },
    // Another account may have been faster: the current key is shown.
    onError: () => queries.invalidateQueries(toolbarQuery),
  })
  const renew = async () => {
    const yes = await confirm({
      title: text('toolbar.renew_title'),
      message: text('toolbar.renew_sure'),
      yes: text('toolbar.renew'),
      no: text('toolbar.renew_no'),
      danger: true,
    })
    if (yes) renewing.mutate()
  }
  return (
    <>
      <p className={classes.hint}>{text('toolbar.renew_hint')}</p>
      <RefusalNotice why={renewing.error} />
      <Button variant="default" className={classes.save} loading={renewing.isPending} onClick={() => void renew()}>
        {text('toolbar.renew')}
      </Button>
    </>
  )
}

/** What is wrong with the lines; undefined where nothing is. */
function sayFault(text: Say, lines: readonly string[]) {
  const read = readOrigins(lines)
  if ('bad' in read) return text('toolbar.bad_line', { line: read.bad + 1, reason: text('toolbar.bad_origin') })
  return lines.length > mostOrigins ? text('toolbar.too_many', { most: mostOrigins }) : undefined
}

const toolbarSnippet = (path: string) =>
  `<iframe src="${location.origin}${path.replaceAll('&', '&amp;')}" title="Aster" width="100%" height="480"></iframe>`
