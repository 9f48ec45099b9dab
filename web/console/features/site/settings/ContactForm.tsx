import { Checkbox, TextInput } from '@mantine/core'
import { changeSiteContact } from '../../../../../contract/site/settings.ts'
import { contactFaults, contactLengths, type SiteContact } from '../../../../../rules/site/settings.ts'
import { certificates } from '../../../../../rules/site/site.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import fields from '../../../../ui/form/Form.module.css'
import { Form } from '../../../../ui/form/Form.tsx'
import { type FormPart, useForm } from '../../../../ui/form/useForm.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { type SiteSettings, useChangeSite } from './queries.ts'
import classes from './SiteSettings.module.css'
import { useSettingsWords } from './useSettingsWords.ts'

const names = { iso9001: 'ISO 9001', iso14001: 'ISO 14001', rohs: 'RoHS' }

/** How a site is reached: hotline, the sender of its mails, where orders are written to, hours, certificates. */
export function ContactForm({ site: { orgId, contact, certificates: held } }: { site: SiteSettings }) {
  const text = useText()
  const change = useChangeSite(changeSiteContact)
  const { faults, refused, limits } = useSettingsWords(contactLengths)
  const form = useForm<Values>({
    start: { ...contact, certificates: held },
    rules: (typed) => faults(contactFaults(withoutCertificates(typed))),
    limits,
  })
  const send = () =>
    form.send(({ certificates: chosen, ...typed }) =>
      change.mutate(
        { params: { id: orgId }, body: { ...typed, certificates: [...chosen] } },
        { onError: (failed) => form.refuse(refused(failed)) },
      ),
    )
  return (
    <section className={classes.part} aria-labelledby="contact">
      <h2 id="contact">{text('site_settings.contact')}</h2>
      <Form autoComplete="off" onSend={send} refused={form.refused}>
        <RefusalNotice why={form.unsaid(change.error)} />
        <Reach form={form} />
        <div className={fields.pair}>
          <TextInput label={text('site_settings.opens')} type="time" {...form.field('opens')} />
          <TextInput label={text('site_settings.closes')} type="time" {...form.field('closes')} />
        </div>
        <Certificates chosen={form.values.certificates} onChoose={(chosen) => form.change({ certificates: chosen })} />
        <Save pending={change.isPending} />
      </Form>
    </section>
  )
}

type Values = SiteContact & Pick<SiteSettings, 'certificates'>

const withoutCertificates = ({ certificates: _, ...contact }: Values): SiteContact => contact

function Reach({ form }: { form: FormPart<SiteContact> }) {
  const text = useText()
  return (
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
  )
}

type CertificateChoice = SiteSettings['certificates']

function Certificates({
  chosen,
  onChoose,
}: {
  chosen: CertificateChoice
  onChoose: (chosen: CertificateChoice) => void
}) {
  const text = useText()
  return (
    <fieldset className={classes.marks}>
      <legend>{text('site_settings.certificates')}</legend>
      {certificates.map((mark) => (
        <Checkbox
          key={mark}
          label={names[mark]}
          checked={chosen.includes(mark)}
          onChange={({ target }) => onChoose(target.checked ? [...chosen, mark] : chosen.filter((one) => one !== mark))}
        />
      ))}
    </fieldset>
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
