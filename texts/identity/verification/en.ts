/** Words of proving an address by a code. */
export const texts = {
  'verification.code': 'Code from the e-mail',
  'verification.send_code': 'Send code',
  'verification.send_again': 'Resend in {seconds} s',
  'verification.code_sent': 'We’ve sent a code to {email}. It is valid for {minutes} minutes.',
  'verification.code_missing': 'Please enter the code',
  'verification.email_missing': 'Please enter an email address',
  'verification.email_invalid': 'Invalid Email Format',
  'verification.digits': 'Type the digits shown',
  'verification.digits_missing': 'Please type the digits shown',
  'verification.picture': 'Five digits that only a person can read',
  'verification.another': 'Another picture',
  'verification.cannot_read': 'I cannot read the picture',
  'verification.working': 'Checking your browser, a few seconds …',
  'verification.worked': 'Thank you, your browser has passed the check. No picture needed.',
}
