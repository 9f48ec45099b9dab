/** Words of the report on how promised days were kept. */
export const texts = {
  'promise_report.title': 'Promises kept',
  'promise_report.parts': 'Parts of orders',
  'promise_report.intro':
    'Whether orders were delivered on the day promised when they were placed, by warehouse and carrier.',
  'promise_report.period': 'Promised for {from} to {until}',
  'promise_report.place': 'Warehouse and carrier',
  'promise_report.all': 'All',
  'promise_report.promised': 'Promised',
  'promise_report.onTime': 'On time',
  'promise_report.lateOneDay': '1 day late',
  'promise_report.lateFewDays': '2–3 days late',
  'promise_report.lateManyDays': 'More days late',
  'promise_report.overdue': 'Late now',
  'promise_report.notDue': 'Not due yet',
  'promise_report.dayUnknown': 'Day unknown',
  'promise_report.unpromised': 'No promise',
  'promise_report.kept': 'Kept',
  'promise_report.share': '{share}%',
  'promise_report.colours': 'Colours of the bars',
  'promise_report.none': 'No orders this month yet',
  'promise_report.none_hint':
    'Orders appear here in the month for which they are promised. Choose other days to see earlier ones.',
  'promise_report.none_match': 'No orders in this period',
  'promise_report.none_match_hint':
    'Choose other days or another site, warehouse or carrier, or see the whole month so far.',
}
