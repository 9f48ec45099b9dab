import { isLanguage, type Language } from '../../../../texts/index.ts'
import { useSession } from '../../../api/session.ts'
import { useSite } from '../../../api/site.ts'
import { useLanguage, useText } from '../../../ui/language.tsx'
import { Select } from '../../../ui/Select.tsx'
import { useChooseLanguage } from './language.ts'

const names: Record<Language, string> = { en: 'English', it: 'Italiano', de: 'Deutsch', fr: 'Français', pl: 'Polski' }

/** The reader's language, of those of his site; each is named in itself. */
export function LanguageChoice({ atLogin = false }: { atLogin?: boolean }) {
  const text = useText()
  const session = useSession()
  const site = useSite()
  const { language } = useLanguage()
  const choose = useChooseLanguage(atLogin ? 'login' : session ? 'account' : { country: site.iso2 })
  return (
    <Select
      aria-label={text('layout.language')}
      value={language}
      data={site.languages.filter(isLanguage).map((code) => ({ value: code, label: names[code] }))}
      onChange={({ target }) => {
        if (isLanguage(target.value)) void choose(target.value)
      }}
    />
  )
}
