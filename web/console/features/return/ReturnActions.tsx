import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { askAboutReturn, creditReturn, openReturn } from '../../../../contract/return/staff-return.ts'
import { holds } from '../../../../rules/identity/permissions.ts'
import { longestReturnText } from '../../../../rules/return/return.ts'
import { useSession } from '../../../api/session/session.ts'
import { useStaffChange } from '../../../api/staff-change.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { SideDrawer } from '../../../ui/dialog/SideDrawer.tsx'
import { confirm } from '../../../ui/feedback/confirm.ts'
import { RefusalNotice } from '../../../ui/feedback/RefusalNotice.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Form } from '../../../ui/form/Form.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { useFormat } from '../../../ui/language/format.ts'
import { useText } from '../../../ui/language/language.tsx'
import { Money } from '../../../ui/language/Money.tsx'
import page from '../../../ui/page/ConsolePage.module.css'
import { CollectionForm, collectionText } from './CollectionForm.tsx'
import { joinLines, type StaffReturn } from './queries.ts'
import { ReplaceForm } from './ReplaceForm.tsx'
import { ReceiveForm } from './receive/ReceiveForm.tsx'
import { useReturnChange } from './useReturnChange.ts'

type Drawer = 'replace' | 'ask' | 'collect' | 'receive'
type Props = { found: StaffReturn }
const forms = { replace: ReplaceForm, ask: AskForm, collect: CollectionForm, receive: ReceiveForm } as const

const drawerTitle = (drawer: Drawer, found: StaffReturn) =>
  drawer === 'collect' ? collectionText(found) : (`return_desk.${drawer}` as const)

/** What its reader may do with a return as a whole. */
export function ReturnActions({ found }: Props) {
  const text = useText()
  const held = useSession()?.permissions ?? []
  const [drawer, setDrawer] = useState<Drawer>()
  const may = (action: string) => joinLines(found).some(({ actions }) => actions.some((one) => one === action))
  const decides = holds(held, 'staff:desk')
  const drawers: Drawer[] = [
    ...(holds(held, 'staff:finance') && may('replace') ? (['replace'] as const) : []),
    ...(decides && may('ask') ? (['ask'] as const) : []),
    ...(decides && may('send') ? (['collect'] as const) : []),
    ...(holds(held, 'staff:warehouse') && may('receive') ? (['receive'] as const) : []),
  ]
  const Open = drawer && forms[drawer]
  return (
    <div className={page.actions}>
      {decides && found.status === 'submitted' && found.desk.openedAt === null && <Review found={found} />}
      {holds(held, 'staff:finance') && found.desk.credit && <Credit found={found} />}
      {drawers.map((name) => (
        <Button key={name} variant="default" onClick={() => setDrawer(name)}>
          {text(drawerTitle(name, found))}
        </Button>
      ))}
      {Open && drawer && (
        <SideDrawer title={text(drawerTitle(drawer, found))} onClose={() => setDrawer(undefined)}>
          <Open found={found} onDone={() => setDrawer(undefined)} />
        </SideDrawer>
      )}
    </div>
  )
}

function Review({ found: { returnId } }: Props) {
  const text = useText()
  const { send, error, isPending } = useStaffChange(openReturn)
  return (
    <>
      <Button loading={isPending} onClick={() => send({ params: { id: returnId } })}>
        {text('return_desk.review')}
      </Button>
      <RefusalNotice why={error} />
    </>
  )
}

const noteWords = { title: 'return_desk.credit_sure', yes: 'return_desk.credit', done: 'return_desk.credited' } as const
const settleWords = {
  title: 'return_desk.settle_sure',
  yes: 'return_desk.settle',
  done: 'return_desk.settled',
} as const

/** Says what is credited before it is, or that lines end without a credit note. */
function Credit({ found: { returnId, desk: assessment, sums } }: Props) {
  const text = useText()
  const { money } = useFormat()
  const hasNoNote = assessment.credit?.net === 0
  const words = hasNoNote ? settleWords : noteWords
  const { send, error, isPending } = useStaffChange(creditReturn, () => toast(text(words.done), 'good'))
  if (!assessment.credit) return null
  const { pieces, net } = assessment.credit
  const credit = async () => {
    const isSure = await confirm({
      title: text(words.title),
      message: hasNoNote
        ? text('return_desk.settle_words')
        : text('return_desk.credit_words', { pieces, net: money(net, sums.currency) }),
      yes: text(words.yes),
      no: text('ui.cancel'),
    })
    if (isSure) send({ params: { id: returnId }, body: {} })
  }
  return (
    <>
      <Button loading={isPending} onClick={() => void credit()}>
        {text(words.yes)} {!hasNoNote && <Money amount={net} currency={sums.currency} />}
      </Button>
      <RefusalNotice why={error} />
    </>
  )
}

function AskForm({ found: { returnId, revision }, onDone }: Props & { onDone: () => void }) {
  const text = useText()
  const { send, error, isPending } = useReturnChange(askAboutReturn, () => {
    toast(text('return_desk.asked'), 'good')
    onDone()
  })
  const form = useForm({
    start: { question: '' },
    rules: ({ question }) => ({ question: question.trim() === '' && text('return_desk.question_missing') }),
    limits: { question: longestReturnText },
  })
  return (
    <Form
      onSend={() =>
        form.send(({ question }) => send({ params: { id: returnId }, body: { revision, question: question.trim() } }))
      }
    >
      <RefusalNotice why={error} />
      <Textarea
        label={text('return_desk.question')}
        description={text('return_desk.ask_hint')}
        rows={4}
        data-autofocus
        {...form.field('question')}
      />
      <Button type="submit" loading={isPending}>
        {text('return_desk.ask')}
      </Button>
    </Form>
  )
}
