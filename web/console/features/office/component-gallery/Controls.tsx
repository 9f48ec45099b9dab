import { Checkbox } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../../../../ui/controls/Button.tsx'
import { ButtonLink } from '../../../../ui/controls/ButtonLink.tsx'
import { CopyNumber } from '../../../../ui/controls/CopyNumber.tsx'
import { Disclosure } from '../../../../ui/controls/Disclosure.tsx'
import { Flag } from '../../../../ui/controls/Flag.tsx'
import QrCode from '../../../../ui/controls/QrCode.tsx'
import { QuantityField } from '../../../../ui/controls/QuantityField.tsx'
import { ShortcutButton } from '../../../../ui/controls/ShortcutButton.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import classes from './ComponentGallery.module.css'
import { Example, Examples } from './Example.tsx'

/** What is pressed, ticked and counted, in each of its states. */
export function Controls() {
  const text = useText()
  const [quantity, setQuantity] = useState(1)
  return (
    <Examples>
      <Buttons />
      <Example name="ButtonLink">
        <ButtonLink to="/index">{text('layout.go_home')}</ButtonLink>
        <ButtonLink to="/index" variant="default">
          {text('layout.go_home')}
        </ButtonLink>
      </Example>
      <Example name="QuantityField">
        <QuantityField value={quantity} onChange={setQuantity} of="CF259A" />
        <QuantityField value={9_999} onChange={() => {}} of="TN-2420" disabled />
      </Example>
      <Boxes />
      <Example name="Disclosure">
        <Disclosure face={text('layout.electronics')} className={classes.face}>
          <li>{text('layout.labels')}</li>
          <li>{text('layout.furniture')}</li>
        </Disclosure>
      </Example>
      <Example name="CopyNumber">
        AS-103301 <CopyNumber number="AS-103301" />
      </Example>
      <Example name="Flag">
        {['NL', 'IT', 'DE', 'GB', 'FR', 'PL', 'US'].map((country) => (
          <Flag key={country} country={country} />
        ))}
      </Example>
      <Example name="QrCode">
        <QrCode payload="AS-103301" label="AS-103301" />
      </Example>
    </Examples>
  )
}

function Buttons() {
  const text = useText()
  return (
    <>
      <Example name="Button">
        <Button>{text('ui.retry')}</Button>
        <Button disabled>{text('ui.retry')}</Button>
        <Button loading>{text('ui.retry')}</Button>
      </Example>
      <Example name="Button variant=default">
        <Button variant="default">{text('ui.cancel')}</Button>
        <Button variant="default" disabled>
          {text('ui.cancel')}
        </Button>
        <Button variant="default" leftSection={<IconPrinter size={16} aria-hidden />}>
          {text('compare.print')}
        </Button>
      </Example>
      <Example name="ShortcutButton">
        <ShortcutButton letter="P" variant="default">
          {text('desk.start_picking')}
        </ShortcutButton>
      </Example>
      <Example name="Button variant=tonal">
        <Button variant="tonal">{text('ui.retry')}</Button>
        <Button variant="tonal" disabled>
          {text('ui.retry')}
        </Button>
      </Example>
      <Example name="Button danger">
        <Button danger>{text('ui.delete')}</Button>
        <Button danger disabled>
          {text('ui.delete')}
        </Button>
      </Example>
      <SmallButtons />
    </>
  )
}

function SmallButtons() {
  const text = useText()
  return (
    <Example name="Button size=compact-sm">
      <Button size="compact-sm">{text('ui.retry')}</Button>
      <Button size="compact-sm" variant="default">
        {text('ui.cancel')}
      </Button>
      <Button size="compact-sm" variant="tonal">
        {text('ui.retry')}
      </Button>
    </Example>
  )
}

function Boxes() {
  const text = useText()
  return (
    <Example name="Checkbox">
      <Checkbox label={text('ui.yes')} defaultChecked />
      <Checkbox label={text('ui.no')} />
      <Checkbox label={text('ui.disabled')} disabled />
      <Checkbox aria-label={text('favourites.select_all')} indeterminate />
    </Example>
  )
}
