export const mail = {
  'mail.row': '{term}: {value}',
  'mail.order_subject': 'Your order {orderno}',
  'mail.order_intro': 'Thank you. We have received order {orderno} of {company}:',
  'mail.order_later':
    '{pieces, plural, one {# piece of this follows as soon as it arrives} other {# pieces of this follow as soon as they arrive}}',
  'mail.order_promise': 'With you on {date} at the latest, by {carrier}, at this address:',
  'mail.order_ready': 'Ready for {forwarder} on {date} at the latest. It goes to this address:',
  'mail.order_promise_part':
    'What is in stock is with you on {date} at the latest, by {carrier}; the rest follows as soon as it reaches us. We deliver to this address:',
  'mail.order_promise_expected':
    'The goods have not reached our warehouse yet. We expect them to be with you on {date}, by {carrier}, at this address:',
  'mail.order_ready_part':
    'What is in stock is ready for {forwarder} on {date} at the latest; the rest follows as soon as it reaches us. The goods go to this address:',
  'mail.order_ready_expected':
    'The goods have not reached our warehouse yet. We expect them to be ready for {forwarder} on {date}. They go to this address:',
  'mail.order_after_payment': 'As soon as your payment has arrived, the goods go by {carrier} to this address:',
  'mail.order_after_release': 'As soon as we release the order, the goods go by {carrier} to this address:',
  'mail.order_each': '{price} each',
  'mail.order_unknown': 'We write to you as soon as we know the day. It goes by {carrier} to this address:',
  'mail.order_payment': 'The goods leave as soon as your payment has arrived. Please state {orderno} when you pay.',
  'mail.order_see': 'See your order',
  'mail.code_subject': 'Your code',
  'mail.code_intro': 'Please enter this code on the page where you asked for it:',
  'mail.code_valid':
    '{minutes, plural, one {It is valid for # minute} other {It is valid for # minutes}} and for one use.',
  'mail.code_not_you':
    'You did not ask for it? Then somebody typed your address by mistake, and you need not do anything. Never tell the code to anybody.',
  'mail.registered_subject': 'Thank you for your registration',
  'mail.registered_intro': 'We have received the registration of {company}.',
  'mail.registered_number': 'Customer number',
  'mail.registered_user_name': 'User name',
  'mail.registered_next':
    'Our account managers look at your details and documents, as a rule within one working day, and write to you. Until then you can sign in and look around; prices follow with the approval.',
  'mail.registered_sign_in': 'Sign in',
  'mail.registered_vat_number': 'VAT number',
  'mail.registered_tax_code': 'Tax code',
  'mail.registered_sdi_code': 'Addressee code (SDI)',
  'mail.applied_subject': 'New registration: {company}',
  'mail.applied_intro':
    '{documents, plural, one {A company has registered, with # document. It waits for approval:} other {A company has registered, with # documents. It waits for approval:}}',
  'mail.user_name': 'User name',
  'mail.choose_password': 'Choose your password',
  'mail.invite_subject': 'Your account in the Aster shop',
  'mail.invite_intro':
    'Hello {name}, {company} has opened an account for you. Please choose your password, and you can sign in.',
  'mail.invite_valid':
    '{days, plural, one {The link is valid for # day} other {The link is valid for # days}} and for one use.',
  'mail.reset_subject': 'Choose a new password',
  'mail.reset_intro':
    'Hello {name}, here you choose a new password. When it is set, you are signed out everywhere else.',
  'mail.reset_valid':
    '{minutes, plural, one {The link is valid for # minute} other {The link is valid for # minutes}} and for one use.',
  'mail.reset_not_you': 'You did not expect this? Then you need not do anything: your password stays as it is.',
  'mail.approved_subject': 'Your account is open',
  'mail.approved_intro': '{company} is now a customer of ours. From now on you see your prices and can order.',
  'mail.approved_terms': 'Payment',
  'mail.approved_days': '{days, plural, =0 {in advance} one {# day net} other {# days net}}',
  'mail.approved_coupon': 'As a welcome, the coupon {code} waits for you in your wallet.',
  'mail.approved_manager': 'Your account manager',
  'mail.rejected_subject': 'About your registration',
  'mail.rejected_intro': 'We cannot open an account for {company} at the moment, for this reason:',
  'mail.rejected_next': 'Have you more to tell us? Please answer this letter or call us.',
  'mail.list_rejected_subject': 'Your list {number} was rejected',
  'mail.list_rejected_intro': 'Hello {name}, the list {number} that you submitted was not ordered, for this reason:',
  'mail.list_rejected_next': 'You can change the list and submit it again.',
  'mail.list_ordered_subject': 'Your list {number} was ordered',
  'mail.list_ordered_intro':
    'Hello {name}, {buyer} has ordered your list {number}. The order number is {orderno}, and this is what was ordered:',
  'mail.list_submitted_subject': 'List {number} of {maker} waits for you',
  'mail.list_submitted_intro': 'Hello {name}, {maker} has submitted the list {number} and needs you to order it.',
  'mail.list_submitted_next': 'You can change its quantities, order it, or reject it with a reason.',
  'mail.list_see': 'See the list',
  'mail.watch_subject': 'News of {count, plural, one {a product} other {# products}} that you watch',
  'mail.watch_intro': 'Hello {name}, here is what is new about your favourites:',
  'mail.watch_back': 'back in stock, {pieces} available',
  'mail.watch_drop': 'price {before} before, {now} now',
  'mail.watch_see': 'See favourites',
  'mail.watch_end': 'You get this letter because you asked for it at these favourites. You can end it there.',
}
