import { TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { mostReminderLevels } from '../../../../../../rules/payment/reminder.ts'
import { Button } from '../../../../../ui/controls/Button.tsx'
import { RefusalNotice } from '../../../../../ui/feedback/RefusalNotice.tsx'
import { Form } from '../../../../../ui/form/Form.tsx'
import { useText } from '../../../../../ui/language/language.tsx'
import type { SiteRules } from './queries.ts'
import classes from './Rules.module.css'
import { useRulesForm } from './useRulesForm.ts'

const longestDays = 4

/** After how many days overdue a site reminds on each level, and how long it leaves a customer alone after a letter. */
export function ReminderRulesForm({ rules }: { rules: SiteRules }) {
  const text = useText()
  const rulesForm = useRulesForm(rules)
  const { form, change, send } = rulesForm
  return (
    <Form autoComplete="off" onSend={send} refused={form.refused}>
      <p className={classes.hint}>{text('money_reminder.rules_hint')}</p>
      <RefusalNotice why={form.unsaid(change.error)} />
      <Levels rulesForm={rulesForm} />
      <TextInput
        label={text('money_reminder.pause')}
        description={text('money_reminder.pause_hint')}
        inputMode="numeric"
        {...form.field('pauseDays')}
        maxLength={longestDays}
      />
      <div className={classes.ways}>
        <Button type="submit" loading={change.isPending}>
          {text('site_settings.save')}
        </Button>
        {form.isChanged() && <span role="status">{text('money_reminder.unsaved')}</span>}
      </div>
    </Form>
  )
}

function Levels({ rulesForm: { form, type, add, remove } }: { rulesForm: ReturnType<typeof useRulesForm> }) {
  const text = useText()
  const { days } = form.values
  const list = useLastField(days.length)
  return (
    <>
      <ol ref={list} className={classes.levels}>
        {days.map((typed, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a level is its place, and the one behind a level that is removed becomes it
          <li key={at}>
            <Level
              level={at + 1}
              typed={typed}
              fault={form.faults[`days.${at}`]}
              onType={(value) => type(at, value)}
              onRemove={days.length > 1 ? () => remove(at) : undefined}
            />
          </li>
        ))}
      </ol>
      {days.length < mostReminderLevels && (
        <div>
          <Button variant="default" onClick={add}>
            {text('money_reminder.level_add')}
          </Button>
        </div>
      )}
    </>
  )
}

type LevelProps = {
  /** From 1. */
  level: number
  typed: string
  fault: string | undefined
  onType: (typed: string) => void
  /** Undefined for the only one. */
  onRemove: (() => void) | undefined
}

function Level({ level, typed, fault, onType, onRemove }: LevelProps) {
  const text = useText()
  return (
    <TextInput
      label={text('money_reminder.level_after', { level })}
      description={text(`money_reminder.level_does_${level === 1 || level === 2 ? level : 3}`)}
      inputMode="numeric"
      maxLength={longestDays}
      value={typed}
      error={fault}
      onChange={({ target }) => onType(target.value)}
      rightSection={
        onRemove && (
          <button
            type="button"
            className={classes.remove}
            aria-label={text('money_reminder.level_remove', { level })}
            title={text('money_reminder.level_remove', { level })}
            onClick={onRemove}
          >
            <IconTrash size={18} aria-hidden />
          </button>
        )
      }
    />
  )
}

/** Who adds a level goes on in its field; who removes one is not left without a focus. */
function useLastField(count: number) {
  const list = useRef<HTMLOListElement>(null)
  const last = useRef(count)
  useEffect(() => {
    if (count !== last.current) list.current?.querySelector<HTMLElement>('li:last-child input')?.focus()
    last.current = count
  }, [count])
  return list
}
