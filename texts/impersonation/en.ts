/** Words of the banner while a colleague sees the shop as a customer does. */
export const texts = {
  'impersonation.banner': 'You see the shop as {name} ({company}). What you do here is noted as yours, {impersonator}.',
  'impersonation.leave': 'Back to the console',
  'impersonation.open': 'Open the shop as {name}',
  'impersonation.open_short': 'Open the shop',
}
