/** Words of from where a site sends, and where a warehouse does not. */
export const texts = {
  'site_sending.waiting': 'Orders that only wait for goods',
  'site_sending.waiting_stay': 'Stay with their warehouse',
  'site_sending.waiting_stay_hint': 'They ship from there as soon as its goods arrive.',
  'site_sending.waiting_move': 'Move to where goods come sooner',
  'site_sending.waiting_move_hint':
    'They ship from another warehouse if their goods come sooner there and the VAT stays the same. Customers are told the new day; the company of that warehouse invoices them.',
  'site_sending.excluded_areas': 'Does not send to',
  'site_sending.excluded_areas_hint':
    'By country and how the postcodes begin, such as ES 35, ES 38 for the Canary Islands or GB BT for Northern Ireland. Concerns new orders; those placed go on.',
  'site_sending.invalid_excluded_areas':
    'Enter a country and the beginning of a postcode for each, such as ES 35, GB BT',
}
