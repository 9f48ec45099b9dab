import { TextInput } from '@mantine/core'
import type { Places } from '../../../../rules/customer/registration.ts'
import { languages, languageTag } from '../../../../texts/index.ts'
import { CompanyFields } from '../../../ui/company/CompanyFields.tsx'
import { Button } from '../../../ui/controls/Button.tsx'
import { Select } from '../../../ui/controls/Select.tsx'
import { RefusalNotice } from '../../../ui/feedback/RefusalNotice.tsx'
import fields from '../../../ui/form/Form.module.css'
import { Form } from '../../../ui/form/Form.tsx'
import type { FormPart } from '../../../ui/form/useForm.ts'
import { useLanguage, useText } from '../../../ui/language/language.tsx'
import classes from './Customer.module.css'
import type { Draft } from './new-customer-draft.ts'
import type { Choices } from './queries.ts'
import { TermsFields } from './TermsFields.tsx'
import { useNewCustomer } from './useNewCustomer.ts'

type Props = {
  choices: Choices
  places: Places
  self: number
  onAdded: (customerId: number, company: string) => void
}

/** The form by which staff add a customer with their main account. */
export function NewCustomer(props: Props) {
  const text = useText()
  const { form, adding, site, chooseSite, clear } = useNewCustomer(props)
  const currency = site?.currency ?? ''

  return (
    <Form className={classes.wide} onSend={() => form.send(adding.mutate)} refused={form.refused}>
      <RefusalNotice why={form.unsaid(adding.error)} more={text('contact.kept')} />
      <div className={fields.longPair}>
        <Select
          label={text('customer.new_site')}
          {...form.choice('orgId')}
          data={[
            ...(site ? [] : [{ value: '', label: text('company.choose') }]),
            ...props.choices.map(({ orgId, siteName }) => ({ value: String(orgId), label: siteName })),
          ]}
          onChange={({ target }) => chooseSite(target.value)}
        />
      </div>
      <CompanyFields isOwn={false} form={form} places={props.places} currency={currency} />
      <MainAccount form={form} />
      <fieldset className={classes.part}>
        <legend>{text('customer.terms')}</legend>
        <div className={fields.longPair}>
          <TermsFields form={form} currency={currency} choices={site ?? nothingToChoose} />
        </div>
      </fieldset>
      <p className={classes.quiet}>{text('customer.kept')}</p>
      <div className={classes.decisions}>
        <Button type="submit" loading={adding.isPending}>
          {text('customer.add_now')}
        </Button>
        <Button variant="default" disabled={adding.isPending} onClick={clear}>
          {text('customer.clear')}
        </Button>
      </div>
    </Form>
  )
}

const nothingToChoose = { priceLists: [], managers: [] }

/** The first account of the company: the contact person above signs in with it. */
function MainAccount({ form }: { form: FormPart<Pick<Draft, 'userName' | 'email' | 'language'>> }) {
  const text = useText()
  const { language } = useLanguage()
  const languageNames = new Intl.DisplayNames(languageTag(language), { type: 'language' })
  return (
    <fieldset className={classes.part}>
      <legend>{text('customer.main_account')}</legend>
      <div className={fields.longPair}>
        <TextInput
          label={text('customer.user_name')}
          description={text('customer.user_name_hint')}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          {...form.field('userName')}
        />
        <TextInput
          label={text('customer.email')}
          description={text('customer.email_hint')}
          type="email"
          inputMode="email"
          autoComplete="off"
          {...form.field('email')}
        />
        <Select
          label={text('customer.language')}
          data={languages.map((one) => ({ value: one, label: languageNames.of(one) ?? one }))}
          {...form.choice('language')}
        />
      </div>
    </fieldset>
  )
}
