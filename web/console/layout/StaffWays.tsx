import { IconBuildingStore, IconLogout, IconShieldLock } from '@tabler/icons-react'
import { siteCookies } from '../../../rules/site/site.ts'
import { type Language, languages, loadTexts } from '../../../texts/index.ts'
import { writeChoice } from '../../api/cookie.ts'
import { useSession } from '../../api/session/session.ts'
import { useSignOut } from '../../api/session/sign-out.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { ButtonLink } from '../../ui/controls/ButtonLink.tsx'
import { LanguageSelect } from '../../ui/controls/LanguageSelect.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { sayIn, useLanguage, useText } from '../../ui/language/language.tsx'
import { consoleLink } from '../../ui/page/console-link.ts'
import classes from './Console.module.css'

/** Who is signed in. */
export function SignedIn() {
  const text = useText()
  const session = useSession()
  const name = session?.user.name || session?.user.userName || ''
  return <span className={classes.who}>{text('console.signed_in', { name })}</span>
}

/** The language, the second step, and the ways out: to the shop, or signed out. */
export function StaffWays() {
  const text = useText()
  const chooseLanguage = useChooseLanguage()
  return (
    <div className={classes.ways}>
      <LanguageSelect languages={languages} onChoose={(language) => void chooseLanguage(language)} />
      <ButtonLink
        {...consoleLink('authenticator')}
        variant="default"
        aria-label={text('authenticator.title')}
        title={text('authenticator.title')}
      >
        <IconShieldLock size={18} aria-hidden />
        <span className={classes.inMenu}>{text('authenticator.title')}</span>
      </ButtonLink>
      <ButtonLink to="/index" variant="default">
        <IconBuildingStore size={18} aria-hidden />
        {text('console.to_shop')}
      </ButtonLink>
      <SignOut />
    </div>
  )
}

function SignOut() {
  const text = useText()
  const out = useSignOut()
  return (
    <Button variant="default" loading={out.isPending} onClick={() => out.mutate()}>
      <IconLogout size={18} aria-hidden />
      {text('layout.sign_out')}
    </Button>
  )
}

/** Switches the language and keeps it for whoever is signed in; says so in the new one. */
function useChooseLanguage() {
  const { switchTo } = useLanguage()
  return async (language: Language) => {
    writeChoice(siteCookies.accountLanguage, language, siteCookies.seconds)
    await switchTo(language)
    toast(sayIn({ language, texts: await loadTexts[language]() })('layout.language_switched'), 'good')
  }
}
