import { isEmail, longestEmail } from '../identity/email.ts'
import { isPhone } from '../identity/phone.ts'
import { oneLine } from '../text-input/one-line.ts'

/** The most characters that each field of the contact form takes. */
export const contactLengths = {
  name: 100,
  company: 100,
  email: longestEmail,
  phone: 40,
  subject: 150,
  message: 5_000,
} as const

export type ContactField = keyof typeof contactLengths
export type ContactDraft = Record<ContactField, string>
export type ContactFault = 'missing' | 'invalid' | 'too_long'
export type ContactRefusal = 'contact.too_many'

/** Messages that are taken within the window from one address of the network, and from one e-mail address. */
export const messagesPerAddress = 5
export const messagesPerEmail = 3
export const contactWindowMinutes = 60

export const contactFields = Object.keys(contactLengths) as ContactField[]

const needed: readonly ContactField[] = ['name', 'email', 'subject', 'message']

/** The message as it is stored: without space around, and with one line where a field has one. */
export const contactMessage = (draft: ContactDraft): ContactDraft => ({
  name: oneLine(draft.name),
  company: oneLine(draft.company),
  email: draft.email.trim(),
  phone: oneLine(draft.phone),
  subject: oneLine(draft.subject),
  message: draft.message.trim(),
})

/** What is wrong with a message, by field; empty where it can be sent. */
export function contactFaults(draft: ContactDraft): Partial<Record<ContactField, ContactFault>> {
  const message = contactMessage(draft)
  const faults = contactFields.flatMap((field): [ContactField, ContactFault][] => {
    const fault = findFault(field, message[field])
    return fault ? [[field, fault]] : []
  })
  return Object.fromEntries(faults)
}

function findFault(field: ContactField, value: string): ContactFault | undefined {
  if (value === '') return needed.includes(field) ? 'missing' : undefined
  if (value.length > contactLengths[field]) return 'too_long'
  if (field === 'email' && !isEmail(value)) return 'invalid'
  if (field === 'phone' && !isPhone(value)) return 'invalid'
  return undefined
}
