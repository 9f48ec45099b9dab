import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'return_paper.label': 'Rücksendeetikett {number}',
  'return_paper.slip': 'Rücksendeschein {number}',
  'return_paper.sender': 'Absender',
  'return_paper.recipient': 'Empfänger',
  'return_paper.department': 'Rücksendungen',
  'return_paper.number': 'RMA-Nummer',
  'return_paper.barcode': 'Barcode der Rücksendung {number}',
  'return_paper.pieces': 'Stück',
  'return_paper.pieces_sum': 'Stück insgesamt',
  'return_paper.stick': 'Bitte kleben Sie dieses Etikett außen auf das Paket und überkleben Sie ein altes.',
  'return_paper.approved_on': 'Freigegeben am',
  'return_paper.send_by': 'Abzusenden bis',
  'return_paper.batch': 'Charge',
  'return_paper.reason': 'Grund',
  'return_paper.came_instead': 'Geliefert wurde: {number}',
  'return_paper.next': 'So geht es weiter',
  'return_paper.step_pack':
    'Verpacken Sie die Ware so, dass unterwegs nichts ausläuft oder bricht. Legen Sie diesen Schein hinein und kleben Sie das Rücksendeetikett auf das Paket.',
  'return_paper.step_collected':
    'Wir lassen das Paket bei Ihnen abholen. Bitte halten Sie es an der oben genannten Adresse bereit.',
  'return_paper.step_send':
    'Senden Sie das Paket an die oben genannte Adresse und tragen Sie die Sendungsnummer im Shop ein.',
  'return_paper.step_term':
    'Die Rücksendung ist bis zum {day} freigegeben. Was bis dahin nicht abgesendet ist, muss neu angemeldet werden.',
  'return_paper.step_check':
    'Sobald das Paket bei uns ist, prüfen wir die Ware und schreiben Ihnen: Sie erhalten dann eine Rechnungskorrektur oder Ersatz.',
}
