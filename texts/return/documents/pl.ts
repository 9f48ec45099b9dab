import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'return_paper.label': 'Etykieta zwrotna {number}',
  'return_paper.slip': 'Dokument zwrotu {number}',
  'return_paper.sender': 'Nadawca',
  'return_paper.recipient': 'Odbiorca',
  'return_paper.department': 'Dział zwrotów',
  'return_paper.number': 'Numer RMA',
  'return_paper.barcode': 'Kod kreskowy zwrotu {number}',
  'return_paper.pieces': 'Sztuki',
  'return_paper.pieces_sum': 'Razem sztuk',
  'return_paper.stick': 'Prosimy nakleić tę etykietę na zewnątrz paczki, zaklejając starą.',
  'return_paper.approved_on': 'Zaakceptowano',
  'return_paper.send_by': 'Wysłać do',
  'return_paper.batch': 'Partia',
  'return_paper.reason': 'Przyczyna',
  'return_paper.came_instead': 'Dostarczono: {number}',
  'return_paper.next': 'Co dalej',
  'return_paper.step_pack':
    'Prosimy zapakować towar tak, aby w drodze nic nie wyciekło ani się nie stłukło, włożyć ten dokument do środka i nakleić na paczkę etykietę zwrotną.',
  'return_paper.step_collected':
    'Zlecimy odbiór paczki od Państwa. Prosimy przygotować ją pod adresem podanym powyżej.',
  'return_paper.step_send': 'Prosimy wysłać paczkę na adres podany powyżej i wpisać numer przesyłki w sklepie.',
  'return_paper.step_term':
    'Zwrot jest zaakceptowany do dnia {day}. To, co nie zostanie do tego czasu wysłane, wymaga nowego zgłoszenia.',
  'return_paper.step_check':
    'Gdy tylko paczka do nas dotrze, sprawdzimy towar i napiszemy do Państwa: otrzymają Państwo korektę lub towar zastępczy.',
}
