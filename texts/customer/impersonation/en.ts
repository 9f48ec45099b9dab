/** Words of the banner while a staff user impersonates an account. */
export const texts = {
  'impersonation.banner':
    'You are viewing the shop as {name} ({company}). What you do here is logged in your name, {impersonator}.',
  'impersonation.leave': 'Back to the console',
  'impersonation.open': 'Open the shop as {name}',
  'impersonation.open_short': 'Open the shop',
}
