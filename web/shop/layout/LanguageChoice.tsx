import { NativeSelect } from '@mantine/core'
import { isLanguage, type Language, languages } from '../../../texts/index.ts'
import { useLanguage, useText } from '../../ui/language.tsx'

const names: Record<Language, string> = { en: 'English', it: 'Italiano', de: 'Deutsch', fr: 'Français', pl: 'Polski' }

/** The reader's language; each is named in itself. */
export function LanguageChoice() {
  const text = useText()
  const { language, switchTo } = useLanguage()
  return (
    <NativeSelect
      aria-label={text('layout.language')}
      value={language}
      data={languages.map((code) => ({ value: code, label: names[code] }))}
      onChange={({ target }) => {
        if (isLanguage(target.value)) void switchTo(target.value)
      }}
    />
  )
}
