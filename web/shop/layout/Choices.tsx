import { SiteChoice } from '../features/site/SiteChoice.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import { Settings } from './Settings.tsx'

/** What a reader may set for himself: site, language, and how it all looks. */
export const Choices = () => (
  <>
    <SiteChoice />
    <LanguageChoice />
    <Settings />
  </>
)
