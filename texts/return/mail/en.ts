/** Words of mails and messages about returns. */
export const texts = {
  'return_mail.submit_subject': 'We have received your return {number}',
  'return_mail.submit': 'Thank you. We have received your return {number} and are looking at it:',
  'return_mail.submit_until': 'You will have our answer by {day}.',
  'return_mail.ask_subject': 'A question about your return {number}',
  'return_mail.ask': 'Before we decide about your return {number}, we have a question:',
  'return_mail.ask_answer': 'Please answer it by changing the return in the shop.',
  'return_mail.approve_subject': 'Your return {number} is approved',
  'return_mail.approve': 'We have approved your return {number}:',
  'return_mail.approve_send':
    'Please pack the goods, put the slip inside and stick the label on the parcel. You will find both attached, and with the return in the shop. Once it is on its way, please enter its tracking number there.',
  'return_mail.approve_collect':
    'Please pack the goods, put the slip inside and stick the label on the parcel. You will find both attached, and with the return in the shop. We’ll have the parcel collected from you and will write to you as soon as the collection is booked.',
  'return_mail.approve_until': 'Please send it by {day}; after that the approval ends.',
  'return_mail.approve_keep':
    'You need not send anything back. We’ll write to you as soon as it is credited or replaced.',
  'return_mail.refuse_subject': 'Your return {number} was not accepted',
  'return_mail.refuse': 'We are sorry: we cannot accept these items of your return {number}:',
  'return_mail.refuse_ask': 'If you see it differently, simply reply to this mail.',
  'return_mail.decide_subject': 'Your return {number} is partly approved',
  'return_mail.decide': 'We have decided about your return {number}:',
  'return_mail.decide_approved': 'approved',
  'return_mail.decide_refused': 'not accepted: {reason}',
  'return_mail.expire_subject': 'Your return {number} has expired',
  'return_mail.expire':
    'Your return {number} was approved, but the goods were not sent in time. If you still want to return them, please apply again.',
  'return_mail.cancel_subject': 'Your return {number} is cancelled',
  'return_mail.cancel':
    'You have cancelled your return {number}. The items can be returned again as long as their terms last.',
  'return_mail.send_subject': 'The collection of your return {number} is booked',
  'return_mail.send':
    'We have booked the collection of these items of your return {number}. Please have the parcel ready:',
  'return_mail.send_tracking': 'Tracking number: {number}',
  'return_mail.receive_subject': 'Your return {number} has arrived',
  'return_mail.receive': 'These items of your return {number} have arrived. We’ll check them and write to you.',
  'return_mail.receive_none_subject': 'Nothing of your return {number} has arrived',
  'return_mail.receive_none':
    'These items of your return {number} were not among what arrived. We’ll look into it and write to you:',
  'return_mail.receive_missing_subject': 'Items of your return {number} are missing',
  'return_mail.close_subject': 'Your return {number}: some items are settled',
  'return_mail.close':
    'These items of your return {number} did not arrive, so nothing is credited for them. If you still have them, please apply again:',
  'return_mail.credit_done_subject': 'Your return {number} is settled',
  'return_mail.credit_done':
    'These items of your return {number} had been credited before, so there is no new credit note. They are settled.',
  'return_mail.credit_free_subject': 'Your return {number} is settled',
  'return_mail.credit_free':
    'These items of your return {number} were free of charge, so there is nothing to credit. They are settled.',
  'return_mail.credit_subject': 'Your return {number} is credited',
  'return_mail.credit':
    'We have credited these items of your return {number}. You will find the credit note in the shop.',
  'return_mail.replace_subject': 'A replacement for your return {number}',
  'return_mail.replace': 'We are sending you a replacement for these items of your return {number}:',
  'return_mail.goes_back': '{pieces, plural, one {# piece goes back to you} other {# pieces go back to you}}',
  'return_mail.sendBack_subject': 'Items of your return {number} are on their way back',
  'return_mail.sendBack': 'We are sending these items of your return {number} back to you:',
  'return_mail.see': 'See the return',
  'return_mail.end':
    'You are receiving this e-mail because you applied for this return. You can choose which updates you get, and when.',
  'return_mail.desk_submit_subject': 'Return {number} of {company}',
  'return_mail.desk_submit': '{company} ({custnum}) has applied for return {number}:',
  'return_mail.desk_answer_subject': 'Answer to return {number} of {company}',
  'return_mail.desk_answer': '{company} ({custnum}) has answered your question about return {number}:',
  'return_mail.desk_cancel_subject': 'Return {number} of {company} cancelled',
  'return_mail.desk_cancel': '{company} ({custnum}) has cancelled return {number}. Nothing is left to do.',
  'return_mail.desk_remind_subject': 'Return {number} of {company} is still waiting',
  'return_mail.desk_remind': 'Return {number} of {company} ({custnum}) is waiting for a decision:',
  'return_mail.desk_until': 'To be decided by {day}.',
  'return_mail.desk_see': 'Open the return',
}
