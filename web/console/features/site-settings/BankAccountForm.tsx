import { TextInput } from '@mantine/core'
import { changeSiteBankAccount, removeSiteBankAccount } from '../../../../contract/site/settings.ts'
import { bankAccountFaults, bankAccountLengths } from '../../../../rules/site/settings.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { Refused } from '../../../ui/feedback/Refused.tsx'
import fields from '../../../ui/form/Form.module.css'
import { Form } from '../../../ui/form/Form.tsx'
import { useText } from '../../../ui/language/language.tsx'
import { type SiteSettings, useChangeSite } from './queries.ts'
import classes from './SiteSettings.module.css'
import { useSettingsForm } from './useSettingsForm.ts'

const none = { holder: '', bank: '', account: '', bic: '' }

/** Where orders of a site are paid in advance. */
export function BankAccountForm({ site: { orgId, region, currency, bankAccount } }: { site: SiteSettings }) {
  const text = useText()
  const params = { id: orgId }
  const change = useChangeSite(changeSiteBankAccount)
  const remove = useChangeSite(removeSiteBankAccount)
  const form = useSettingsForm({
    start: bankAccount ?? none,
    lengths: bankAccountLengths,
    faultsOf: (typed) => bankAccountFaults(typed, region),
  })
  const send = () => form.send((body) => change.mutate({ params, body }, { onError: form.refuse }))
  return (
    <section className={classes.part} aria-labelledby="bank">
      <h2 id="bank">{text('site_settings.bank_account', { currency })}</h2>
      <p className={classes.quiet}>{text('site_settings.account_hint')}</p>
      <Form onSend={send} refused={form.refused}>
        <Refused why={form.unsaid(change.error) ?? remove.error} />
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
