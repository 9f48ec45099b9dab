import { type ReactNode, use, useMemo } from 'react'
import { IntlProvider, useMessages } from 'use-intl'
import { locales, nested } from '../../../texts/index.ts'
import type { LazyPart } from '../../../texts/lazy-texts.ts'
import { timeZone, useLanguage } from './language.tsx'
import { loadPart } from './text-parts.ts'

/** What is inside reads with texts that not every page has; it waits for them. For a part of a page, such as a dialog. */
export function LazyTexts({ part, children }: { part: LazyPart; children: ReactNode }) {
  const { language } = useLanguage()
  const open = useMessages()
  const lazy = use(loadPart(part, language))
  const messages = useMemo(() => ({ ...open, ...nested(lazy) }), [open, lazy])
  return (
    <IntlProvider locale={locales[language]} messages={messages} timeZone={timeZone}>
      {children}
    </IntlProvider>
  )
}
