import { Checkbox, TextInput } from '@mantine/core'
import {
  addSiteBankAccount,
  changeSiteBankAccount,
  removeSiteBankAccount,
} from '../../../../../contract/site/settings.ts'
import {
  type BankAccountDraft,
  bankAccountFaults,
  bankAccountLengths,
  type OwnAccountDraft,
} from '../../../../../rules/site/settings.ts'
import type { CallFailed } from '../../../../api/call.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { Select } from '../../../../ui/controls/Select.tsx'
import { confirm } from '../../../../ui/feedback/confirm.ts'
import { useReason } from '../../../../ui/feedback/failure.ts'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import { Form } from '../../../../ui/form/Form.tsx'
import { type FormPart, useForm } from '../../../../ui/form/useForm.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { type OwnAccount, type SiteSettings, useChangeSite } from './queries.ts'
import classes from './SiteSettings.module.css'
import { useSettingsWords } from './useSettingsWords.ts'

type Props = {
  site: SiteSettings
  /** The account that is changed; a new one without it. */
  saved?: OwnAccount
  onDone: () => void
}

/** An account of the company: a new one, or one that is changed or removed. Its currency is chosen once. */
export function BankAccountForm({ site, saved, onDone }: Props) {
  const text = useText()
  const { region, currencies } = site
  const saving = useSaving(site, saved, onDone)
  const { faults, limits } = useSettingsWords(bankAccountLengths)
  const readFaults = useAccountRefusal()
  const form = useForm<OwnAccountDraft>({
    start: saved ? toDraft(saved) : newAccount(site),
    rules: (typed) => faults(bankAccountFaults(typed, region)),
    limits,
  })
  const refuse = { onError: (failed: CallFailed) => form.refuse(readFaults(failed)) }
  const { currency, isPaymentAccount } = form.values
  return (
    <Form autoComplete="off" onSend={() => form.send((typed) => saving.save(typed, refuse))} refused={form.refused}>
      <RefusalNotice why={form.unsaid(saving.error)} />
      {!saved && (
        <Select
          label={text('site_settings.account_currency')}
          data={currencies.map((value) => ({ value, label: value }))}
          {...form.choice('currency')}
        />
      )}
      <Lines form={form} region={region} />
      <Checkbox
        label={text('site_settings.account_isPayment', { currency })}
        description={text('site_settings.account_isPayment_hint')}
        classNames={{ description: classes.hint ?? '' }}
        checked={isPaymentAccount}
        onChange={({ target }) => form.change({ isPaymentAccount: target.checked })}
      />
      <div className={classes.ways}>
        <Button type="submit" loading={saving.isPending}>
          {text('site_settings.save')}
        </Button>
        {saved && <RemoveButton site={site} saved={saved} onRefused={refuse.onError} onDone={onDone} />}
      </div>
    </Form>
  )
}

const toDraft = ({ bankAccountId: _, ...draft }: OwnAccount): OwnAccountDraft => draft

/** The first account of a currency is the one that documents name. */
const newAccount = ({ currency, bankAccounts }: SiteSettings): OwnAccountDraft => ({
  currency,
  holder: '',
  bank: '',
  account: '',
  bic: '',
  isPaymentAccount: !bankAccounts.some((one) => one.currency === currency && one.isPaymentAccount),
})

type OnRefused = { onError: (failed: CallFailed) => void }

function useSaving({ orgId }: SiteSettings, saved: OwnAccount | undefined, onDone: () => void) {
  const add = useChangeSite(addSiteBankAccount, onDone)
  const change = useChangeSite(changeSiteBankAccount, onDone)
  return {
    isPending: add.isPending || change.isPending,
    error: add.error ?? change.error,
    save({ currency, holder, bank, account, bic, isPaymentAccount }: OwnAccountDraft, onRefused: OnRefused) {
      const body = { holder, bank, account, bic, isPaymentAccount }
      if (!saved) return add.mutate({ params: { id: orgId }, body: { currency, ...body } }, onRefused)
      return change.mutate({ params: { id: orgId, bankAccountId: saved.bankAccountId }, body }, onRefused)
    },
  }
}

/** What the server found wrong by field; why an account cannot be stands beside its number. */
function useAccountRefusal() {
  const { refused } = useSettingsWords(bankAccountLengths)
  const reasonOf = useReason()
  return (failed: CallFailed) =>
    failed.reason.startsWith('bank_account.') ? { account: reasonOf(failed) } : refused(failed)
}

function Lines({ form, region }: { form: FormPart<OwnAccountDraft>; region: SiteSettings['region'] }) {
  const text = useText()
  const line = (name: keyof BankAccountDraft, label: string) => (
    <TextInput label={label} spellCheck={false} {...form.field(name)} />
  )
  return (
    <>
      {line('holder', text('site_settings.holder'))}
      {line('bank', text('site_settings.bank'))}
      {line('account', text(region === 'US' ? 'site_settings.account_us' : 'site_settings.account'))}
      {line('bic', text('site_settings.bic'))}
    </>
  )
}

type RemoveProps = {
  site: SiteSettings
  saved: OwnAccount
  onRefused: (failed: CallFailed) => void
  onDone: () => void
}

function RemoveButton({ site, saved: { bankAccountId, account }, onRefused, onDone }: RemoveProps) {
  const text = useText()
  const remove = useChangeSite(removeSiteBankAccount, onDone)
  async function ask() {
    const sure = await confirm({
      title: account,
      message: text('site_settings.account_remove_sure'),
      yes: text('site_settings.account_remove'),
      no: text('ui.cancel'),
      danger: true,
    })
    if (sure) remove.mutate({ params: { id: site.orgId, bankAccountId } }, { onError: onRefused })
  }
  return (
    <Button variant="default" loading={remove.isPending} onClick={() => void ask()}>
      {text('site_settings.account_remove')}
    </Button>
  )
}
