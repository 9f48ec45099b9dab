/** Copies that one account sends within an hour: enough for a month of invoices, too few to write to strangers. */
export const copiesPerHour = 20
