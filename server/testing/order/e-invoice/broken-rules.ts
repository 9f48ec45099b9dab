import { categoryRules, isKnownCategory } from './category-rules.ts'
import { profileRules } from './profile-rules.ts'
import { text } from './read-amounts.ts'
import { type Rule, standardRules } from './standard-rules.ts'
import type { ReadInvoice } from './terms.ts'

/** The rules of EN 16931, and of the profile it names, that a document breaks, by their names; none for a right one. */
export function brokenRules(invoice: ReadInvoice): string[] {
  const profile = profileRules[text(invoice.document, 'BT-24')] ?? { 'an unknown profile': () => false }
  const rules: Record<string, Rule> = {
    'BR-CL-17 category': isKnownCategory,
    ...standardRules,
    ...categoryRules,
    ...profile,
  }
  return Object.entries(rules).flatMap(([name, keeps]) => (keeps(invoice) ? [] : [name]))
}
