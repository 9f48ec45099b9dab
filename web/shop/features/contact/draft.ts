import { type ContactDraft, contactFields } from '../../../../rules/contact.ts'
import { load, save } from '../../../ui/storage.ts'

/** What somebody has typed, and the key under which it was sent, if it was. */
export type Draft = { fields: ContactDraft; orgId: number; key: string }

export const nothingTyped: ContactDraft = { name: '', company: '', email: '', phone: '', subject: '', message: '' }

/** The draft of this window, however it was left there. */
export function readDraft(): Partial<Draft> {
  const kept: Record<string, unknown> = Object(load('contact-draft'))
  const typed: Record<string, unknown> = Object(kept.fields)
  const fields = contactFields.map((field) => [field, typeof typed[field] === 'string' ? typed[field] : ''])
  return {
    ...(kept.fields !== undefined && { fields: { ...nothingTyped, ...Object.fromEntries(fields) } }),
    ...(typeof kept.orgId === 'number' && { orgId: kept.orgId }),
    ...(typeof kept.key === 'string' && { key: kept.key }),
  }
}

export const keepDraft = (draft: Draft) => save('contact-draft', draft)

export const forgetDraft = () => save('contact-draft', null)
