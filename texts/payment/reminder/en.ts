/** Words of letters and mails about what is overdue. */
export const texts = {
  'reminder.title_1': 'Payment reminder',
  'reminder.title_2': 'Second reminder',
  'reminder.title_3': 'Final reminder',
  'reminder.words_1':
    'Perhaps it has slipped your mind: {amount} is overdue. Please transfer it in the next few days. If something is not right with an invoice, just tell us.',
  'reminder.words_2':
    '{amount} is still open although we have written to you before. Please pay it within seven days. Until then we hold back new orders.',
  'reminder.words_3':
    'This is our last reminder: {amount} is long overdue. Please pay it within seven days, or call us today so that we find a way together. New orders remain on hold.',
  'reminder.subject': '{title}: {amount}',
  'reminder.attached': 'The statement is attached as a PDF.',
  'reminder.crossed': 'If you have already paid, thank you: please disregard this letter.',
  'reminder.date': 'Date',
  'reminder.days': 'Days overdue',
  'reminder.open': 'Open',
  'reminder.sum': 'Overdue in total: {amount}',
  'reminder.on_behalf':
    'We are writing on behalf of the companies that issued these invoices. Please pay each company to its own account.',
  'reminder.pay_to': 'Payment to {seller}',
  'reminder.see': 'See your open invoices',
}
