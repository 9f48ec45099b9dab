import { LanguageChoice } from '../../features/site/LanguageChoice.tsx'
import { SiteChoice } from '../../features/site/SiteChoice.tsx'
import { Settings } from './Settings.tsx'

/** What a reader may set for themselves: site, language, and how it all looks. */
export const Choices = () => (
  <>
    <SiteChoice />
    <LanguageChoice />
    <Settings />
  </>
)
