import type { buildVictim } from '../victim.ts'

type Victim = Awaited<ReturnType<typeof buildVictim>>

/** Which fields of the calls of money name something of a customer, for the test of every access. */
export const moneyPlaces = (victim: () => Victim) => ({
  // Entries of the bank are of a site's account, of which the victim, a customer, has none.
  settleEntry: {
    'params.id': () => 1,
    'body.customerId': () => victim().customerId,
    'body.items.0.itemId': () => 1,
    'body.items.0.orderId': () => victim().orderId,
  },
  ignoreEntry: { 'params.id': () => 1 },
  undoEntry: { 'params.id': () => 1 },
  registerPayment: {
    'body.customerId': () => victim().customerId,
    'body.items.0.itemId': () => 1,
    'body.items.0.orderId': () => victim().orderId,
  },
  previewReminder: { 'params.id': () => victim().customerId },
  sendReminder: { 'params.id': () => victim().customerId },
  getReminders: { 'params.id': () => victim().customerId },
  stopReminders: { 'params.id': () => victim().customerId },
  resumeReminders: { 'params.id': () => victim().customerId },
  disputeItem: { 'params.id': () => 1 },
  endDispute: { 'params.id': () => 1 },
  changeReminderRules: { 'params.id': () => 1 },
  getMoneyAccount: { 'params.id': () => victim().customerId },
  exportAccountStatement: { 'params.id': () => victim().customerId },
  undoPayment: { 'params.id': () => 1 },
  undoRefund: { 'params.id': () => 1 },
  refundCredit: { 'body.itemId': () => 1 },
  listOpenItems: { 'query.customerId': () => victim().customerId },
})
