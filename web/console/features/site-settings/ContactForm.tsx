import { Checkbox, TextInput } from '@mantine/core'
import { useState } from 'react'
import { changeSiteContact } from '../../../../contract/site/settings.ts'
import { contactFaults, contactLengths } from '../../../../rules/site/settings.ts'
import { certificates } from '../../../../rules/site/site.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { Refused } from '../../../ui/feedback/Refused.tsx'
import fields from '../../../ui/form/Form.module.css'
import { Form } from '../../../ui/form/Form.tsx'
import { useText } from '../../../ui/language/language.tsx'
import { type SiteSettings, useChangeSite } from './queries.ts'
import classes from './SiteSettings.module.css'
import { useSettingsForm } from './useSettingsForm.ts'

const names = { iso9001: 'ISO 9001', iso14001: 'ISO 14001', rohs: 'RoHS' }

/** How a site is reached: hotline, the sender of its mails, where orders are written to, hours, certificates. */
export function ContactForm({ site: { orgId, contact, certificates: held } }: { site: SiteSettings }) {
  const text = useText()
  const form = useSettingsForm({ start: contact, lengths: contactLengths, faultsOf: contactFaults })
  const [chosen, setChosen] = useState(held)
  const change = useChangeSite(changeSiteContact)
  const send = () =>
    form.send((typed) =>
      change.mutate({ params: { id: orgId }, body: { ...typed, certificates: chosen } }, { onError: form.refuse }),
    )
  return (
    <section className={classes.part} aria-labelledby="contact">
      <h2 id="contact">{text('site_settings.contact')}</h2>
      <Form onSend={send} refused={form.refused}>
        <Refused why={form.unsaid(change.error)} />
        <div className={fields.longPair}>
          <TextInput
            label={text('site_settings.serviceEmail')}
            description={text('site_settings.serviceEmail_hint')}
            type="email"
            {...form.field('serviceEmail')}
          />
          <TextInput
            label={text('site_settings.orderEmail')}
            description={text('site_settings.orderEmail_hint')}
            type="email"
            {...form.field('orderEmail')}
          />
          <TextInput label={text('site_settings.hotPhone')} type="tel" {...form.field('hotPhone')} />
          <TextInput label={text('site_settings.skypeId')} {...form.field('skypeId')} />
        </div>
        <div className={fields.pair}>
          <TextInput label={text('site_settings.opens')} type="time" {...form.field('opens')} />
          <TextInput label={text('site_settings.closes')} type="time" {...form.field('closes')} />
        </div>
        <fieldset className={classes.marks}>
          <legend>{text('site_settings.certificates')}</legend>
          {certificates.map((mark) => (
            <Checkbox
              key={mark}
              label={names[mark]}
              checked={chosen.includes(mark)}
              onChange={({ target }) =>
                setChosen((was) => (target.checked ? [...was, mark] : was.filter((one) => one !== mark)))
              }
            />
          ))}
        </fieldset>
        <Save pending={change.isPending} />
      </Form>
    </section>
  )
}

/** The button of each part. */
export function Save({ pending }: { pending: boolean }) {
  const text = useText()
  return (
    <div>
      <Button type="submit" loading={pending}>
        {text('site_settings.save')}
      </Button>
    </div>
  )
}
