import { TextInput } from '@mantine/core'
import { changeSiteBankAccount, removeSiteBankAccount } from '../../../../contract/site/settings.ts'
import { type BankAccountDraft, bankAccountFaults, bankAccountLengths } from '../../../../rules/site/settings.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { RefusalNotice } from '../../../ui/feedback/RefusalNotice.tsx'
import fields from '../../../ui/form/Form.module.css'
import { Form } from '../../../ui/form/Form.tsx'
import { type FormPart, useForm } from '../../../ui/form/useForm.ts'
import { useText } from '../../../ui/language/language.tsx'
import { type SiteSettings, useChangeSite } from './queries.ts'
import classes from './SiteSettings.module.css'
import { useSettingsWords } from './useSettingsWords.ts'

const none = { holder: '', bank: '', account: '', bic: '' }

/** Where orders of a site are paid in advance. */
export function BankAccountForm({ site: { orgId, region, currency, bankAccount } }: { site: SiteSettings }) {
  const text = useText()
  const params = { id: orgId }
  const change = useChangeSite(changeSiteBankAccount)
  const remove = useChangeSite(removeSiteBankAccount)
  const { faults, refused, limits } = useSettingsWords(bankAccountLengths)
  const form = useForm({
    start: bankAccount ?? none,
    rules: (typed) => faults(bankAccountFaults(typed, region)),
    limits,
  })
  const send = () =>
    form.send((body) => change.mutate({ params, body }, { onError: (failed) => form.refuse(refused(failed)) }))
  return (
    <section className={classes.part} aria-labelledby="bank">
      <h2 id="bank">{text('site_settings.bank_account', { currency })}</h2>
      <p className={classes.quiet}>{text('site_settings.account_hint')}</p>
      <Form autoComplete="off" onSend={send} refused={form.refused}>
        <RefusalNotice why={form.unsaid(change.error) ?? remove.error} />
        <Lines form={form} region={region} />
        <div className={classes.ways}>
          <Button type="submit" loading={change.isPending}>
            {text('site_settings.save')}
          </Button>
          {bankAccount && (
            <Button variant="default" loading={remove.isPending} onClick={() => remove.mutate({ params })}>
              {text('site_settings.account_remove')}
            </Button>
          )}
        </div>
      </Form>
    </section>
  )
}

type LinesProps = { form: FormPart<BankAccountDraft>; region: SiteSettings['region'] }

function Lines({ form, region }: LinesProps) {
  const text = useText()
  return (
    <div className={fields.longPair}>
      <TextInput label={text('site_settings.holder')} {...form.field('holder')} />
      <TextInput label={text('site_settings.bank')} {...form.field('bank')} />
      <TextInput
        label={text(region === 'US' ? 'site_settings.account_us' : 'site_settings.account')}
        spellCheck={false}
        {...form.field('account')}
      />
      <TextInput label={text('site_settings.bic')} spellCheck={false} {...form.field('bic')} />
    </div>
  )
}
