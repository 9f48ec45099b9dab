import {
  type ReminderRuleFault,
  type ReminderRuleField,
  reminderDayBounds,
  reminderPauseBounds,
  reminderRuleFaults,
} from '../../../../../../rules/payment/reminder.ts'
import { refusedFields, sayFaults } from '../../../../../ui/form/useFaults.ts'
import { useForm } from '../../../../../ui/form/useForm.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import { type SiteRules, useChangeRules } from './queries.ts'
import { readRules, ruleFields, type TypedRules, toTypedRules, withLevel } from './rules-draft.ts'

/** The rules of a site as they are typed; what is wrong is what the server would refuse. */
export function useRulesForm(rules: SiteRules) {
  const text = useText()
  const change = useChangeRules()
  const form = useForm<TypedRules, string, ReminderRuleField>({ start: toTypedRules(rules), rules: faultWords })
  const { days } = form.values
  function faultWords(typed: TypedRules) {
    const read = readRules(typed)
    const say = (field: ReminderRuleField, fault: ReminderRuleFault) => {
      if (fault === 'order') return text('money_reminder.level_order', { days: read.days[levelBefore(field)] ?? 0 })
      const [least, most] = field === 'pauseDays' ? reminderPauseBounds : reminderDayBounds
      return text('money_reminder.level_bounds', { least, most })
    }
    return sayFaults<ReminderRuleField, ReminderRuleFault>(reminderRuleFaults(read), say)
  }
  const send = () =>
    form.send((typed) =>
      change.mutate(
        { params: { id: rules.orgId }, body: toBody(typed) },
        {
          onSuccess: () => form.reset(typed),
          onError: (failed) => form.refuse(refusedFields(failed, ruleFields, text('site_settings.invalid'))),
        },
      ),
    )
  return {
    form,
    change,
    send,
    type: (level: number, value: string) => form.change({ days: days.with(level, value) }),
    add: () => form.change({ days: withLevel(form.values) }),
    remove: (level: number) => form.change({ days: days.toSpliced(level, 1) }),
  }
}

const levelBefore = (field: string) => Number(field.slice('days.'.length)) - 1

function toBody(typed: TypedRules) {
  const { days, pauseDays } = readRules(typed)
  return { days: [...days], pauseDays }
}
