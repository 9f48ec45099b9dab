import { type ReactNode, useMemo } from 'react'
import { IntlProvider } from 'use-intl'
import { locales, nested } from '../../../texts/index.ts'
import { type Reading, timeZone } from './language.tsx'

/** What is inside reads with texts that not every page has. */
export function TextsProvider({ reading: { language, texts }, children }: { reading: Reading; children: ReactNode }) {
  const messages = useMemo(() => nested(texts), [texts])
  return (
    <IntlProvider locale={locales[language]} messages={messages} timeZone={timeZone}>
      {children}
    </IntlProvider>
  )
}
