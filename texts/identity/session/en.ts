/** Words of signing in and out. */
export const texts = {
  'session.title': 'Sign in',
  'session.user_name': 'User name',
  'session.password': 'Password',
  'session.show_password': 'Show password',
  'session.hide_password': 'Hide password',
  'session.submit': 'Sign in',
  'session.name_missing': 'Please enter your user name',
  'session.password_missing': 'Please enter your password',
  'session.why': 'Sign in to see your prices and to order. No account yet? Register your company free of charge.',
  'session.remember': 'Keep me signed in on this device',
  'session.forgot': 'Forgot your password?',
}
