import { isLanguage, type Language } from '../../../texts/index.ts'
import { useLanguage, useText } from '../language/language.tsx'
import { Select } from './Select.tsx'

const names: Record<Language, string> = { en: 'English', it: 'Italiano', de: 'Deutsch', fr: 'Français', pl: 'Polski' }

type Props = { languages: readonly string[]; onChoose: (language: Language) => void }

/** One of these languages; each is named in itself. */
export function LanguageSelect({ languages, onChoose }: Props) {
  const text = useText()
  return (
    <Select
      aria-label={text('layout.language')}
      value={useLanguage().language}
      data={languages.filter(isLanguage).map((code) => ({ value: code, label: names[code] }))}
      onChange={({ target }) => {
        if (isLanguage(target.value)) onChoose(target.value)
      }}
    />
  )
}
