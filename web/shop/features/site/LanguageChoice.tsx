import { useSession } from '../../../api/session/session.ts'
import { useSite } from '../../../api/site/site.ts'
import { LanguageSelect } from '../../../ui/controls/LanguageSelect.tsx'
import { useChooseLanguage } from './language.ts'

/** The reader's language, of those of their site. */
export function LanguageChoice({ atLogin = false }: { atLogin?: boolean }) {
  const session = useSession()
  const site = useSite()
  const keeper = session ? 'account' : { country: site.iso2 }
  const choose = useChooseLanguage(atLogin ? 'login' : keeper)
  return <LanguageSelect languages={site.languages} onChoose={(language) => void choose(language)} />
}
