import { type ChosenLanguage, chosenLanguage, isLanguage } from '../../../texts/index.ts'
import { useLanguage, useText } from '../language/language.tsx'
import { Select } from './Select.tsx'

const names: Record<ChosenLanguage, string> = {
  en: 'English',
  it: 'Italiano',
  de: 'Deutsch',
  fr: 'Français',
  pl: 'Polski',
}

type Props = { languages: readonly string[]; onChoose: (language: ChosenLanguage) => void }

/** One of these languages; each is named in itself. */
export function LanguageSelect({ languages, onChoose }: Props) {
  const text = useText()
  return (
    <Select
      aria-label={text('layout.language')}
      value={chosenLanguage(useLanguage().language)}
      data={languages.filter(isLanguage).map((code) => ({ value: code, label: names[code] }))}
      onChange={({ target }) => {
        if (isLanguage(target.value)) onChoose(target.value)
      }}
    />
  )
}
