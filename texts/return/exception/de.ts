import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'return_exception.allow': 'Rücksendung erlauben bis …',
  'return_exception.change': 'Ausnahme ändern',
  'return_exception.action_of': '{action}: {number}, Position {position}',
  'return_exception.title': 'Verspätete Rücksendung: {number}, Position {position}',
  'return_exception.words':
    'Bis zu diesem Tag kann der Kunde zurücksenden, was von dieser Position noch übrig ist, obwohl die Frist vorbei ist. Was eine Rücksendung kostet, bleibt gleich.',
  'return_exception.until': 'Rücksendung bis',
  'return_exception.until_wrong': 'Geben Sie einen Tag ein, der nicht in der Vergangenheit liegt',
  'return_exception.save': 'Ausnahme speichern',
  'return_exception.stands': 'Rücksendung erlaubt bis {date}',
  'return_exception.ended': 'Rücksendung war erlaubt bis {date}',
  'return_exception.holds': 'Als Ausnahme bis {date}',
  'return_exception.remove': 'Ausnahme aufheben',
  'return_exception.remove_sure':
    'Für {number} gelten wieder die üblichen Fristen. Eingereichte Rücksendungen bleiben, wie sie sind.',
  'return_exception.keep': 'Behalten',
  'return_exception.removed': 'Ausnahme aufgehoben',
}
