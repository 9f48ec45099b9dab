import { TextInput } from '@mantine/core'
import type { Places } from '../../../../rules/people/registration.ts'
import { languages } from '../../../../texts/index.ts'
import { CompanyFields } from '../../../ui/company/CompanyFields.tsx'
import { Button } from '../../../ui/controls/Button.tsx'
import { Select } from '../../../ui/controls/Select.tsx'
import { Refused } from '../../../ui/feedback/Refused.tsx'
import fields from '../../../ui/form/Form.module.css'
import { Form } from '../../../ui/form/Form.tsx'
import { useLanguage, useText } from '../../../ui/language/language.tsx'
import classes from './Customer.module.css'
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
  const form = useNewCustomer(props)
  const { draft, errors, site } = form

  return (
    <Form className={classes.wide} onSend={form.submit} refused={form.refused}>
      <Refused why={form.failed} more={text('contact.kept')} />
      <div className={fields.longPair}>
        <Select
          label={text('customer.new_site')}
          value={String(draft.orgId ?? '')}
          error={errors.orgId}
          data={[
            ...(site ? [] : [{ value: '', label: text('company.choose') }]),
            ...props.choices.map(({ orgId, siteName }) => ({ value: String(orgId), label: siteName })),
          ]}
          onChange={({ target }) => form.chooseSite(Number(target.value))}
        />
      </div>
      <CompanyFields
        isOwn={false}
        fields={draft.fields}
        errors={errors}
        places={props.places}
        currency={site?.currency ?? ''}
        onType={form.typeCompany}
      />
      <MainAccount form={form} />
      <fieldset className={classes.part}>
        <legend>{text('customer.terms')}</legend>
        <div className={fields.longPair}>
          <TermsFields
            typed={draft.terms}
            errors={errors}
            currency={site?.currency ?? ''}
            choices={site ?? nothingToChoose}
            onType={form.typeTerms}
          />
        </div>
      </fieldset>
      <p className={classes.quiet}>{text('customer.kept')}</p>
      <div className={classes.decisions}>
        <Button type="submit" loading={form.adding}>
          {text('customer.add_now')}
        </Button>
        <Button variant="default" disabled={form.adding} onClick={form.clear}>
          {text('customer.clear')}
        </Button>
      </div>
    </Form>
  )
}

const nothingToChoose = { priceLists: [], managers: [] }

/** The first person of the company: the contact person above signs in with it. */
function MainAccount({ form: { draft, errors, type } }: { form: ReturnType<typeof useNewCustomer> }) {
  const text = useText()
  const { language } = useLanguage()
  const languageNames = new Intl.DisplayNames(language, { type: 'language' })
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
          maxLength={60}
          value={draft.userName}
          error={errors.userName}
          onChange={({ target }) => type('userName', target.value)}
        />
        <TextInput
          label={text('customer.email')}
          description={text('customer.email_hint')}
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={254}
          value={draft.email}
          error={errors.email}
          onChange={({ target }) => type('email', target.value)}
        />
        <Select
          label={text('customer.language')}
          value={draft.language}
          data={languages.map((one) => ({ value: one, label: languageNames.of(one) ?? one }))}
          onChange={({ target }) => type('language', target.value)}
        />
      </div>
    </fieldset>
  )
}
