/** Words of the documents that go back with returned goods. */
export const texts = {
  'return_paper.label': 'Return label {number}',
  'return_paper.slip': 'Return slip {number}',
  'return_paper.sender': 'From',
  'return_paper.recipient': 'To',
  'return_paper.department': 'Returns',
  'return_paper.number': 'RMA number',
  'return_paper.barcode': 'Barcode of return {number}',
  'return_paper.pieces': 'Pieces',
  'return_paper.pieces_sum': 'Pieces in all',
  'return_paper.stick': 'Stick this label on the outside of the parcel, over any old one.',
  'return_paper.approved_on': 'Approved on',
  'return_paper.send_by': 'To be sent by',
  'return_paper.batch': 'Batch',
  'return_paper.reason': 'Reason',
  'return_paper.came_instead': 'Received instead: {number}',
  'return_paper.next': 'What happens next',
  'return_paper.step_pack':
    'Pack the goods so that nothing leaks or breaks on the way, put this slip inside, and stick the return label on the parcel.',
  'return_paper.step_collected': 'We’ll have the parcel collected from you. Please keep it ready at the address above.',
  'return_paper.step_send': 'Send the parcel to the address above, and enter its tracking number in the shop.',
  'return_paper.step_term': 'The return is approved until {day}. Anything not sent by then needs a new application.',
  'return_paper.step_check':
    'As soon as the parcel has arrived, we’ll check the goods and write to you: you will then get a credit note or a replacement.',
}
