/** Words of the toolbar that customers show in pages of their own, and of the page that explains it. */
export const texts = {
  'toolbar.title': 'Toolbar',
  'toolbar.settings': 'Order bar for your own pages',
  'toolbar.settings_hint':
    'Put a small order bar on your intranet. Enter the addresses of the pages that may show it, one per line.',
  'toolbar.origins': 'Addresses of your pages',
  'toolbar.origins_hint': 'e.g. https://intranet.example, at most {most}',
  'toolbar.bad_line': 'Line {line}: {reason}',
  'toolbar.too_many': 'At most {most} addresses, please.',
  'toolbar.save': 'Save addresses',
  'toolbar.saved': 'The addresses are saved',
  'toolbar.snippet': 'Put this into your page:',
  'toolbar.renew': 'Renew the key',
  'toolbar.renew_hint': 'If the address has fallen into the wrong hands, give the order bar a new one.',
  'toolbar.renew_title': 'Renew the key?',
  'toolbar.renew_sure':
    'Pages with the old address stop showing the order bar at once. They show it again once the new lines are in them.',
  'toolbar.renew_no': 'Keep the old one',
  'toolbar.renewed': 'Key renewed. Put the new lines into your pages.',
  'toolbar.lead': 'Order toner and more without leaving this page.',
  'toolbar.sign_in': 'Sign in',
  'toolbar.popup': 'A window opens for it and closes by itself.',
  'toolbar.blocked': 'Your browser did not open the window. Please allow pop-ups for this page and try again.',
  'toolbar.handed': 'You are signed in. You can close this window.',
  'toolbar.denied_title': 'You cannot use this order bar',
  'toolbar.denied':
    'It belongs to another company, or your account may not prepare orders. Please ask whoever manages your accounts.',
  'toolbar.to_quick_order': 'To the quick order',
  'toolbar.kept': 'List {number} is saved.',
  'toolbar.open_list': 'Open it in the shop',
  'toolbar.empty': 'No products yet. Enter a number above.',
}
