import type { AuditActionText } from '../../rules/audit.ts'

const actions: Record<AuditActionText, string> = {
  'audit.session_opened': 'Signed in',
  'audit.session_refused': 'Sign-in refused',
  'audit.session_closed_everywhere': 'Signed out everywhere',
  'audit.password_changed': 'Password changed',
  'audit.password_link_sent': 'Way to a new password mailed',
  'audit.password_chosen': 'Password chosen by a mailed link',
  'audit.email_changed': 'E-mail address changed',
  'audit.email_confirmed': 'E-mail address confirmed',
  'audit.customer_registered': 'Customer registered',
  'audit.customer_added': 'Customer added',
  'audit.customer_approved': 'Customer approved',
  'audit.customer_rejected': 'Customer rejected',
  'audit.customer_changed': 'Customer changed',
  'audit.account_added': 'Account added',
  'audit.account_changed': 'Account changed',
  'audit.account_price_changed': 'Account price changed',
  'audit.address_added': 'Address added',
  'audit.address_changed': 'Address changed',
  'audit.toolbar_changed': 'Toolbar changed',
  'audit.toolbar_key_renewed': 'Toolbar key renewed',
  'audit.address_removed': 'Address removed',
}

/** Words of the audit trail. What can happen is named by the rules: a new action needs its sentence. */
export const audit = {
  ...actions,
  'audit.title': 'Audit trail',
  'audit.intro': 'Who did what, when and from where. Nothing of it can be changed.',
  'audit.at': 'When',
  'audit.action': 'What',
  'audit.any_action': 'Everything',
  'audit.who': 'Who',
  'audit.user_name': 'User name',
  'audit.nobody': 'Not signed in',
  'audit.custnum': 'Customer number',
  'audit.subject': 'Subject',
  'audit.subject_hint': 'such as “account 17”',
  'audit.address': 'From where',
  'audit.differences': 'Before and after',
  'audit.before': 'before',
  'audit.after': 'after',
  'audit.empty_value': 'nothing',
  'audit.whole':
    '{events, plural, =0 {The chain is whole. It has no events yet} one {The chain is whole: # event, nothing changed or missing} other {The chain is whole: # events, nothing changed or missing}}',
  'audit.broken':
    'The chain is broken: event {position} was changed or is missing. Keep the database as it is and tell who runs it.',
  'audit.none': 'Nothing has happened yet',
  'audit.none_hint': 'Sign-ins and changes of rights, prices, addresses and customers appear here.',
  'audit.none_match': 'Nothing matches',
  'audit.none_match_hint': 'Numbers, names and subjects are compared as a whole.',
}
