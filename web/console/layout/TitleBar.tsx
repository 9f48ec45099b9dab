import { IconBuildingStore, IconLogout, IconShieldLock } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { siteCookies } from '../../../rules/site/site.ts'
import { type Language, languages, loadTexts } from '../../../texts/index.ts'
import { writeChoice } from '../../api/cookie.ts'
import { useSession } from '../../api/session/session.ts'
import { useSessionGuard } from '../../api/session/session-guard.ts'
import { useSignOut } from '../../api/session/sign-out.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { ButtonLink } from '../../ui/controls/ButtonLink.tsx'
import { LanguageSelect } from '../../ui/controls/LanguageSelect.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { sayIn, useLanguage, useText } from '../../ui/language/language.tsx'
import { consoleLink } from '../../ui/page/console-link.ts'
import { FindButton } from '../features/office/find/FindButton.tsx'
import classes from './Console.module.css'

/** Where one is and who, the language, and the ways out: to the shop, or signed out. */
export function TitleBar() {
  const text = useText()
  const session = useSession()
  useSessionGuard()
  const chooseLanguage = useChooseLanguage()
  const name = session?.user.name || session?.user.userName || ''
  return (
    <header className={classes.top}>
      <Link to="/console/$" params={{ _splat: '' }} className={classes.title}>
        <img src="/favicon.svg" alt="" width={26} height={26} />
        Aster <span className={classes.quiet}>{text('console.title')}</span>
      </Link>
      <FindButton />
      <span className={classes.who}>{text('console.signed_in', { name })}</span>
      <div className={classes.ways}>
        <LanguageSelect languages={languages} onChoose={(language) => void chooseLanguage(language)} />
        <ButtonLink
          {...consoleLink('authenticator')}
          variant="default"
          aria-label={text('authenticator.title')}
          title={text('authenticator.title')}
          className={classes.way}
        >
          <IconShieldLock size={18} aria-hidden />
        </ButtonLink>
        <ButtonLink to="/index" variant="default" aria-label={text('console.to_shop')} className={classes.way}>
          <IconBuildingStore size={18} aria-hidden />
          <span className={classes.wide}>{text('console.to_shop')}</span>
        </ButtonLink>
        <SignOut />
      </div>
    </header>
  )
}

function SignOut() {
  const text = useText()
  const out = useSignOut()
  return (
    <Button
      variant="default"
      aria-label={text('layout.sign_out')}
      className={classes.way}
      loading={out.isPending}
      onClick={() => out.mutate()}
    >
      <IconLogout size={18} aria-hidden />
      <span className={classes.wide}>{text('layout.sign_out')}</span>
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
