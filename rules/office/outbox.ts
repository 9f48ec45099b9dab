/** Where a mail is: not tried yet, tried in vain, with its reader. */
export const mailStates = ['waiting', 'failing', 'sent'] as const
export type MailState = (typeof mailStates)[number]

export type OutboxRefusal = 'outbox.already_sent'
