import { createTranslator } from 'use-intl/core'
import { type Language, locales, nested, type TextKey, type Texts, type Values } from './index.ts'
import { de } from './language/de.ts'
import { en } from './language/en.ts'
import { fr } from './language/fr.ts'
import { it } from './language/it.ts'
import { withElision } from './language/italian.ts'
import { pl } from './language/pl.ts'
import { us } from './language/us.ts'

type Say = (key: TextKey, values?: Values) => string

const makeTranslator = (language: Language, texts: Texts) =>
  withElision(language, createTranslator({ locale: locales[language], messages: nested(texts) }) as unknown as Say)

const translators = {
  en: makeTranslator('en', en),
  it: makeTranslator('it', it),
  de: makeTranslator('de', de),
  fr: makeTranslator('fr', fr),
  pl: makeTranslator('pl', pl),
  us: makeTranslator('us', us),
}

/** One text in one language, for the server, which speaks all of them. */
export const say = (language: Language, key: TextKey, values?: Values): string => translators[language](key, values)
