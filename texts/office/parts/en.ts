/** Words of the page that shows the parts of all pages; the parts are called as in the code. */
export const texts = {
  'parts.title': 'Parts',
  'parts.intro': 'Every part of the pages in every state, made of samples: nothing here changes anything.',
  'parts.colours': 'Colours',
  'parts.letters': 'Letters',
  'parts.room': 'Room and elevation',
  'parts.controls': 'Controls',
  'parts.fields': 'Fields',
  'parts.states': 'States',
  'parts.feedback': 'Feedback',
  'parts.products': 'Product rows',
  'parts.facts': 'Prices, stock and facts',
  'parts.pictures': 'Pictures by family',
  'parts.layers': 'Dialogs and drawers',
}
