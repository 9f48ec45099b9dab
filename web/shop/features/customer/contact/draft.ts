import { type ContactDraft, contactFields } from '../../../../../rules/customer/contact.ts'
import type { DraftCodec } from '../../../../api/draft.ts'

/** What the sender has typed, and the key under which it was sent, if it was. */
export type Draft = { fields: ContactDraft; orgId: number; key: string }

export const emptyMessage: ContactDraft = { name: '', company: '', email: '', phone: '', subject: '', message: '' }

/** The draft of a message; without a site of its own it goes to this one. */
export const contactDraft = (orgId: number): DraftCodec<Draft> => ({
  empty: { fields: emptyMessage, orgId, key: '' },
  read: (stored) => {
    if (stored.fields === undefined) return undefined
    const typed: Record<string, unknown> = Object(stored.fields)
    const fields = contactFields.map((field) => [field, typeof typed[field] === 'string' ? typed[field] : ''])
    return {
      fields: { ...emptyMessage, ...Object.fromEntries(fields) },
      orgId: typeof stored.orgId === 'number' ? stored.orgId : orgId,
      key: typeof stored.key === 'string' ? stored.key : '',
    }
  },
  write: (draft) => draft,
})
