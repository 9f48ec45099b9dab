import { Drawer, useMantineColorScheme } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { colours, sizes } from '../../../rules/me/settings.ts'
import { pageSizes } from '../../../rules/paging.ts'
import '../dialog/layers.ts'
import { LazyTexts } from '../language/LazyTexts.tsx'
import { useText } from '../language/language.tsx'
import classes from './SettingsPanel.module.css'
import { chooseSettings, useSettings } from './settings.ts'

const schemes = ['light', 'dark', 'auto'] as const

type Props = { onClose: () => void }

/** How the pages look; on the right, until a click outside or Escape. */
export default function SettingsPanel({ onClose }: Props) {
  return (
    <LazyTexts part="settings">
      <Panel onClose={onClose} />
    </LazyTexts>
  )
}

function Panel({ onClose }: Props) {
  const text = useText()
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={340}
      title={text('layout.settings')}
      // The page stays as it is, so that what changes can be seen.
      overlayProps={{ backgroundOpacity: 0 }}
      transitionProps={{ duration: 0 }}
      closeButtonProps={{ 'aria-label': text('ui.close') }}
    >
      <div className={classes.panel}>
        <Choices />
        <p className={classes.kept}>{text('settings.kept')}</p>
      </div>
    </Drawer>
  )
}

function Choices() {
  const text = useText()
  const { size, colour, pageSize } = useSettings()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <>
      <Choice
        title={text('settings.size')}
        choices={sizes}
        chosen={size}
        onChoose={(next) => chooseSettings({ size: next })}
      >
        {(one) => text(`settings.${one}`)}
      </Choice>
      <Choice title={text('settings.scheme')} choices={schemes} chosen={colorScheme} onChoose={setColorScheme}>
        {(one) => text(`settings.${one}`)}
      </Choice>
      <Choice
        title={text('settings.colour')}
        choices={colours}
        chosen={colour}
        onChoose={(next) => chooseSettings({ colour: next })}
      >
        {(one) => <Colour colour={one} />}
      </Choice>
      <Choice
        title={text('settings.page_size')}
        choices={pageSizes}
        chosen={pageSize}
        onChoose={(next) => chooseSettings({ pageSize: next })}
      >
        {(one) => one}
      </Choice>
    </>
  )
}

function Colour({ colour }: { colour: (typeof colours)[number] }) {
  const text = useText()
  return (
    <>
      <span className={classes.dot} data-colour={colour} aria-hidden />
      {text(`settings.${colour}`)}
    </>
  )
}

type ChoiceProps<T> = {
  title: string
  choices: readonly T[]
  chosen: T
  onChoose: (one: T) => void
  children: (one: T) => ReactNode
}

function Choice<T extends string | number>({ title, choices, chosen, onChoose, children }: ChoiceProps<T>) {
  const name = useId()
  return (
    <fieldset className={classes.group} data-narrow={choices.every((one) => typeof one === 'number') || undefined}>
      <legend>{title}</legend>
      {choices.map((one) => (
        <label key={one} className={classes.choice}>
          <input type="radio" name={name} checked={one === chosen} onChange={() => onChoose(one)} />
          {children(one)}
        </label>
      ))}
    </fieldset>
  )
}
